"""Tables, and what is laid on them."""

import math

from shapes import box, disc, placed, rod, turned

from .decoration import books, bowl, vase
from .seats import chair


def coffee_table(look, size, **_):
    half, deep = size[0] / 2, size[1] / 2
    box((-half, -deep, 0.36), (half, deep, 0.395), look.counter, 0.014)
    for x in (-half + 0.12, half - 0.12):
        for y in (-deep + 0.1, deep - 0.1):
            rod((x, y, 0), (x, y, 0.36), 0.017, look.wood, 0.024)
    box((-half + 0.1, -deep + 0.09, 0.14), (half - 0.1, deep - 0.09, 0.16), look.wood, 0.004)
    with placed((-0.22, 0.05, 0.395), 12):
        books(look)
    with placed((0.25, -0.08, 0.395)):
        bowl(look)
    with placed((0.0, 0.0, 0.16), 8):
        books(look)


def side_table(look, **_):
    disc((0, 0, 0.47), 0.21, 0.024, look.wood, 0.008)
    rod((0, 0, 0), (0, 0, 0.46), 0.016, look.metal)
    disc((0, 0, 0.01), 0.15, 0.02, look.metal)
    with placed((0.02, 0.03, 0.482)):
        _cup(look)


def dining_table(look, size, **_):
    half, deep = size[0] / 2, size[1] / 2
    box((-half, -deep, 0.72), (half, deep, 0.755), look.wood, 0.014)
    for x in (-half + 0.12, half - 0.12):
        for y in (-deep + 0.1, deep - 0.1):
            rod((x * 1.02, y * 1.02, 0), (x, y, 0.72), 0.02, look.wood, 0.033)
    chairs = max(2, int(size[0] / 0.62))
    for k in range(chairs):
        x = -half + size[0] * (k + 0.5) / chairs
        for side in (-1, 1):
            with placed((x, side * (deep + 0.14)), 0 if side < 0 else 180):
                chair(look)
            with placed((x, side * (deep - 0.2), 0.755)):
                _plate(look)
    with placed((0.05, 0, 0.755)):
        vase(look, flowers=True)


def dining_round(look, size, **_):
    radius = size[0] / 2
    disc((0, 0, 0.735), radius, 0.035, look.wood, 0.014)
    turned([(0.3, 0), (0.29, 0.03), (0.08, 0.1), (0.06, 0.4), (0.09, 0.66), (0.25, 0.72)], look.wood)
    for k in range(4):
        angle = 45 + 90 * k
        x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        with placed(((radius + 0.12) * x, (radius + 0.12) * y), angle + 90):
            chair(look)
        with placed(((radius - 0.22) * x, (radius - 0.22) * y, 0.753)):
            _plate(look)
    with placed((0, 0, 0.753)):
        vase(look, flowers=True)


def _plate(look):
    turned([(0.0, 0.004), (0.08, 0.004), (0.13, 0.018), (0.135, 0.02), (0.08, 0.0)], look.china)
    turned([(0.0, 0.012), (0.05, 0.014), (0.085, 0.045), (0.09, 0.045), (0.05, 0.008)], look.china)


def _cup(look):
    turned([(0.0, 0.004), (0.03, 0.004), (0.038, 0.08), (0.042, 0.08), (0.034, 0.0)], look.china, segments=24)


def desk(look, size, seed, **_):
    half, deep = size[0] / 2, size[1] / 2
    box((-half, -deep, 0.71), (half, deep, 0.74), look.wood, 0.008)
    for x in (-half + 0.05, half - 0.05):
        for y in (-deep + 0.05, deep - 0.05):
            rod((x, y, 0), (x, y, 0.71), 0.018, look.metal)
    box((half - 0.5, -deep + 0.04, 0.54), (half - 0.08, deep - 0.04, 0.71), look.front, 0.006)
    with placed((0, -0.02, 0.74), 0):
        _laptop(look)
    with placed((-half + 0.2, -0.08, 0.74), 20):
        books(look)
    with placed((half - 0.2, -0.1, 0.74)):
        vase(look, kind=2)
    with placed((0.02, deep + 0.22), 172):
        chair(look)


def _laptop(look):
    """It faces the one who sits at the front."""
    box((-0.17, -0.1, 0), (0.17, 0.12, 0.014), look.steel, 0.006)
    box((-0.15, -0.05, 0.0142), (0.15, 0.1, 0.0152), look.dark)
    with placed((0, -0.1, 0.012)):
        box((-0.17, -0.045, 0), (0.17, -0.035, 0.22), look.steel, 0.004, (14, 0, 0))
        box((-0.155, -0.034, 0.014), (0.155, -0.033, 0.205), look.dark, 0, (14, 0, 0))


PIECES = {
    'coffee-table': coffee_table, 'side-table': side_table, 'dining-table': dining_table, 'dining-round': dining_round,
    'desk': desk,
}  # fmt: skip
