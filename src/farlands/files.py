"""Files of people: what the system says when one cannot be had, in the language in use, and a limit that no such file needs to pass."""

import errno
import os
from pathlib import Path

from farlands import words

LARGEST = 16 << 20
REASONS = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "directory",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.EEXIST: "exists",
    errno.ENOSPC: "full",
    errno.ENAMETOOLONG: "long",
    errno.EFBIG: "large",
}
"""Why files cannot be had, as far as it happens to people; of the rest the system's name is told."""


def why(error: OSError) -> str:
    """What the system refused."""
    known = REASONS.get(error.errno or 0)
    return words.say(f"file-{known}") if known else words.say("file-other", name=errno.errorcode.get(error.errno or 0, "?"))


def read_bytes(path: Path) -> bytes:
    """A file's content; one that is far too large for what people keep here is refused, also if it has no end."""
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return data
