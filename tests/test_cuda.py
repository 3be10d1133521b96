"""CUDA: the same source as a GPU kernel. What needs a GPU says so when it is skipped; compiling for one needs only the extra `cuda`."""

import os
import subprocess
import sys
import warnings
from importlib.util import find_spec
from types import SimpleNamespace

import numpy as np
import pytest

import farlands
from farlands import bench
from farlands.drivers import bind
from farlands.errors import BadOption
from farlands.game import encode_options
from farlands.rule import JIT

H200 = (9, 0)


needs_numba_cuda = pytest.mark.skipif(
    find_spec("numba_cuda") is None, reason="NOT TESTED: compiling for CUDA, and CUDA simulated. Install farlands[cuda]; it needs no GPU"
)


@needs_numba_cuda
@pytest.mark.parametrize("game", farlands.installed())
def test_the_rules_compile_for_a_gpu(game, monkeypatch):
    """To PTX for an H200, on a machine without a GPU, too."""
    driver, rules = bind("cuda", game), farlands.find(game)
    from numba import cuda, types  # after the driver, which mends what NumPy has dropped
    from numba.cuda import dispatcher
    from numba.np.numpy_support import from_dtype

    monkeypatch.setattr(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=H200))
    boxes, tables = from_dtype(rules.box().dtype)[::1], from_dtype(rules.TABLE.dtype)[::1]
    whole = types.int64
    signature = (boxes, tables, types.int32[::1], whole, whole, whole, whole, types.int8[::1])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ptx, _ = cuda.compile_ptx(driver.play_games, signature, device=False, cc=H200)
    assert ".visible .entry" in ptx
    assert "malloc" not in ptx


@needs_numba_cuda
@pytest.mark.parametrize("game", farlands.installed())
def test_a_simulated_gpu_plays_the_same_games_as_the_cpu(game):
    """Kernel, lanes and comparison as on a GPU, in Numba's simulator: slow, so only a few games."""
    code = (
        "from farlands.drivers import bind; from farlands.game import encode_options, find;"
        f"game = find({game!r}); options = encode_options(game, {{}}); driver = bind('cuda', {game!r});"
        "print(driver.differing_tables(game.MAX_SEATS, options, 3), driver.Lanes(2, options).play(1, 0, game.MIN_SEATS, 2) > 0)"
    )
    environment = os.environ | {"FARLANDS_JIT": "0", "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "0 True", done.stderr


SAME_GAMES = {"farshore": 20_000}
"""Games compared for each number of seats; of other games a hundred thousand."""


@pytest.mark.parametrize("game", farlands.installed())
def test_a_gpu_plays_the_same_games_as_the_cpu(game):
    rules = farlands.find(game)
    try:
        available = JIT and bind("cuda", game).available()
    except ImportError:
        available = False
    if not available:
        pytest.skip("NOT TESTED: the same games on CPU and GPU. There is no NVIDIA GPU here")
    for seats in range(rules.MIN_SEATS, rules.MAX_SEATS + 1):
        options = encode_options(rules, {})
        assert bind("cuda", game).differing_tables(seats, np.asarray(options), SAME_GAMES.get(game, 100_000)) == 0


def test_without_a_gpu_the_benchmark_says_what_to_do():
    try:
        if bind("cuda", "faraway").available():
            pytest.skip("NOT TESTED: what happens without a GPU. There is one here")
    except ImportError:
        pass
    with pytest.raises(BadOption, match="farlands\\[cuda\\]"):
        list(bench.run("faraway", 2, device="cuda"))
