"""What the system refuses is told in the language in use, whatever it is."""

import errno
import os

import pytest

from farlands import words
from farlands.files import why


@pytest.mark.parametrize("number", [errno.EIO, errno.ENOSPC, errno.ELOOP, 0])
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_reason_is_told_in_the_systems_english(number, language):
    words.use(language)
    assert os.strerror(number) not in why(OSError(number, os.strerror(number)))
