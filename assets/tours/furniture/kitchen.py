"""Counters with what is built into them, and the machines beside them."""

from shapes import box, disc, placed, rod, turned

from .decoration import bowl, vase
from .seats import stool


def counter(look, size, seed, hob=None, sink=None, upper=False, **_):
    half, deep = size[0] / 2, size[1] / 2
    units = max(2, round(size[0] / 0.6))
    box((-half, -deep, 0.1), (half, deep - 0.03, 0.86), look.front)
    box((-half, -deep, 0), (half, deep - 0.08, 0.1), look.dark)
    box((-half, -deep, 0.86), (half, deep + 0.02, 0.9), look.counter, 0.005)
    box((-half, -deep, 0.9), (half, -deep + 0.012, 1.5 if upper else 1.08), look.splash)
    for k in range(units):
        low = -half + size[0] * k / units
        high = low + size[0] / units
        oven = hob is not None and low <= hob < high
        drawers = ((0.11, 0.36), (0.365, 0.61), (0.615, 0.85)) if k % 3 == 1 else ((0.11, 0.85),)
        if oven:
            _oven(look, low, high, deep)
            continue
        for bottom, top in drawers:
            box((low + 0.003, deep - 0.03, bottom), (high - 0.003, deep - 0.008, top), look.front, 0.004)
            rod((low + 0.12, deep + 0.016, top - 0.05), (high - 0.12, deep + 0.016, top - 0.05), 0.006, look.metal)
    if upper:
        _upper(look, half, deep, units, hob)
    if hob is not None:
        box((hob - 0.3, -0.22, 0.9), (hob + 0.3, 0.22, 0.907), look.screen, 0.002)
        for x in (-0.15, 0.15):
            for y in (-0.1, 0.1):
                disc((hob + x, y, 0.909), 0.085, 0.004, look.dark, 0.001)
        with placed((hob - 0.15, -0.1, 0.911)):
            _pot(look)
    if sink is not None:
        box((sink - 0.28, -0.2, 0.899), (sink + 0.28, 0.18, 0.903), look.steel, 0.002)
        box((sink - 0.25, -0.16, 0.9), (sink + 0.25, 0.15, 0.9045), look.basin, 0.002)
        rod((sink, -0.24, 0.9), (sink, -0.24, 1.2), 0.012, look.steel)
        rod((sink, -0.24, 1.2), (sink, -0.06, 1.22), 0.011, look.steel)
        rod((sink, -0.06, 1.22), (sink, -0.06, 1.14), 0.012, look.steel)
    with placed((half - 0.25, -0.08, 0.9)):
        _board(look)
    with placed((-half + 0.22, -0.1, 0.9)):
        _jars(look)


def _oven(look, low, high, deep):
    box((low + 0.003, deep - 0.03, 0.2), (high - 0.003, deep - 0.006, 0.85), look.screen, 0.006)
    rod((low + 0.08, deep + 0.03, 0.7), (high - 0.08, deep + 0.03, 0.7), 0.01, look.steel)
    box((low + 0.003, deep - 0.03, 0.11), (high - 0.003, deep - 0.008, 0.19), look.front, 0.003)


def _upper(look, half, deep, units, hob):
    for k in range(units):
        low = -half + 2 * half * k / units
        high = low + 2 * half / units
        if hob is not None and low <= hob < high:
            middle = (low + high) / 2
            box((middle - 0.29, -deep, 1.5), (middle + 0.29, 0.12, 1.56), look.steel, 0.006)
            box((middle - 0.14, -deep, 1.56), (middle + 0.14, -deep + 0.28, 2.25), look.steel, 0.006)
            continue
        box((low, -deep, 1.5), (high, -deep + 0.33, 2.25), look.front)
        box((low + 0.003, -deep + 0.33, 1.503), (high - 0.003, -deep + 0.352, 2.247), look.front, 0.004)


def _pot(look):
    turned([(0.0, 0.0), (0.1, 0.0), (0.105, 0.11), (0.108, 0.115), (0.02, 0.135), (0.02, 0.15), (0.0, 0.15)], look.steel)


def _board(look):
    box((-0.14, -0.2, 0.0), (0.14, -0.18, 0.34), look.wood, 0.006, (-9, 0, 0))
    with placed((-0.05, 0.06, 0)):
        bowl(look)


def _jars(look):
    for k, (x, high) in enumerate(((-0.1, 0.2), (0.03, 0.16), (0.14, 0.13))):
        turned([(0.0, 0), (0.05, 0), (0.052, high), (0.0, high)], (look.china, look.pottery, look.china)[k], (x, 0, 0), 28)
        disc((x, 0, high + 0.01), 0.05, 0.02, look.wood)


def fridge(look, size, **_):
    half, deep = size[0] / 2, size[1] / 2
    box((-half, -deep, 0.03), (half, deep - 0.05, 1.9), look.dark, 0.006)
    for low, high in ((0.06, 0.68), (0.69, 1.89)):
        box((-half, deep - 0.05, low), (half, deep, high), look.steel, 0.012)
        grip = (0.3, 0.64) if low < 0.1 else (0.74, 1.3)
        rod((-half + 0.06, deep + 0.035, grip[0]), (-half + 0.06, deep + 0.035, grip[1]), 0.011, look.metal)


def tall_unit(look, size, **_):
    half, deep = size[0] / 2, size[1] / 2
    box((-half, -deep, 0.0), (half, deep - 0.03, 2.25), look.front)
    for low, high in ((0.1, 0.9), (1.42, 2.24)):
        box((-half + 0.003, deep - 0.03, low), (half - 0.003, deep - 0.008, high), look.front, 0.004)
    box((-half + 0.003, deep - 0.03, 0.91), (half - 0.003, deep - 0.006, 1.41), look.screen, 0.006)
    rod((-half + 0.08, deep + 0.02, 1.34), (half - 0.08, deep + 0.02, 1.34), 0.009, look.steel)


def island(look, size, **_):
    """Stools stand at its front."""
    half, deep = size[0] / 2, size[1] / 2
    box((-half + 0.03, -deep + 0.02, 0), (half - 0.03, deep - 0.3, 0.87), look.front, 0.004)
    box((-half, -deep, 0.87), (half, deep, 0.915), look.counter, 0.006)
    for side in (-1, 1):
        box((side * half, -deep, 0), (side * (half - 0.045), deep, 0.88), look.counter, 0.005)
    count = max(2, round(size[0] / 0.75))
    for k in range(count):
        with placed((-half + size[0] * (k + 0.5) / count, deep + 0.12)):
            stool(look)
    with placed((-half * 0.45, -0.05, 0.915)):
        bowl(look)
    with placed((half * 0.5, -0.1, 0.915)):
        vase(look, flowers=True)


PIECES = {'counter': counter, 'fridge': fridge, 'tall-unit': tall_unit, 'island': island}
