"""What stands on balconies and terraces, and in gardens."""

import random

from materials import water
from shapes import box, cushion, disc, pad, placed, rod

from .decoration import leaf_at
from .seats import chair


def lounge_chair(look, size, **_):
    half, deep = size[0] / 2, size[1] / 2
    for side in (-1, 1):
        x = side * (half - 0.03)
        rod((x, deep - 0.05, -0.03), (x, deep - 0.08, 0.56), 0.017, look.teak)
        rod((x, -deep + 0.02, -0.03), (x, -deep + 0.1, 0.56), 0.017, look.teak)
        box((x - 0.03, -deep + 0.02, 0.55), (x + 0.03, deep - 0.03, 0.58), look.teak, 0.01)
    box((-half + 0.05, -deep + 0.06, 0.24), (half - 0.05, deep - 0.06, 0.28), look.teak, 0.008)
    pad((-half + 0.06, -deep + 0.08, 0.28), (half - 0.06, deep - 0.02, 0.4), look.outdoor, 0.045, 0.02)
    cushion((0, -deep + 0.14, 0.62), (size[0] - 0.14, 0.2, 0.5), look.outdoor, (18, 0, 0), 0.15)
    cushion((0.08, -deep + 0.3, 0.55), (0.4, 0.15, 0.32), look.accent, (26, 5, 0))


def planter(look, size, seed, **_):
    half, deep = size[0] / 2, size[1] / 2
    chance = random.Random(seed)
    box((-half, -deep, -0.03), (half, deep, 0.45), look.pot, 0.012)
    box((-half + 0.03, -deep + 0.03, 0.44), (half - 0.03, deep - 0.03, 0.455), look.soil)
    for _ in range(int(size[0] * 70)):
        base = (chance.uniform(-half + 0.08, half - 0.08), chance.uniform(-deep + 0.06, deep - 0.06), 0.45)
        leaf_at(base, chance.uniform(0, 6.28), chance.uniform(0.22, 0.5), 0.024, look.leaf, chance.uniform(0.7, 1.45), chance.uniform(0.2, 0.8))


def daybed(look, size, **_):
    half, deep = size[0] / 2, size[1] / 2
    box((-half, -deep, 0.2), (half, deep, 0.26), look.teak, 0.01)
    for x in (-half + 0.06, half - 0.06):
        for y in (-deep + 0.12, deep - 0.12):
            rod((x, y, -0.03), (x, y, 0.2), 0.022, look.teak)
    pad((-half + 0.02, -deep + 0.55, 0.26), (half - 0.02, deep - 0.02, 0.37), look.outdoor, 0.045, 0.01)
    cushion((0, -deep + 0.34, 0.52), (size[0] - 0.04, 0.12, 0.7), look.outdoor, (48, 0, 0), 0.1)
    cushion((0, -deep + 0.4, 0.66), (0.5, 0.13, 0.26), look.accent, (48, 0, 0))


def pool(look, size, **_):
    """A plunge pool, raised over the deck."""
    half, deep, rim, high = size[0] / 2, size[1] / 2, 0.3, 0.5
    for low, top in (
        ((-half, -deep), (half, -deep + rim)), ((-half, deep - rim), (half, deep)),
        ((-half, -deep + rim + 0.02), (-half + rim, deep - rim - 0.02)), ((half - rim, -deep + rim + 0.02), (half, deep - rim - 0.02)),
    ):  # fmt: skip
        box((*low, -0.05), (*top, high - 0.04), look.pool_wall)
        box((low[0] - 0.02, low[1] - 0.02, high - 0.04), (top[0] + 0.02, top[1] + 0.02, high), look.counter, 0.008)
    box((-half, -deep, -0.05), (half, deep, 0.0), look.pool_tile)
    inner = ((-half + rim, -deep + rim), (half - rim, deep - rim))
    box((*inner[0], 0.38), (*inner[1], 0.41), water('#2f9fa6', 0.03, 3.0, 0.25, 0.02))
    for step in (0.17, 0.34):
        box((-half - 0.7 + step, -0.5, -0.05), (-half, 0.5, step), look.pool_wall, 0.004)


def swing(look, size, **_):
    """A bench that hangs from the roof."""
    half, deep = size[0] / 2, size[1] / 2
    for x in (-half + 0.05, half - 0.05):
        for y in (-deep + 0.05, deep - 0.05):
            rod((x, y, 0.42), (x, 0, 2.7), 0.007, look.metal)
        box((x - 0.03, -deep, 0.62), (x + 0.03, deep, 0.65), look.teak, 0.008)
        for y in (-deep + 0.05, deep - 0.05):
            rod((x, y, 0.42), (x, y, 0.63), 0.014, look.teak)
    box((-half, -deep, 0.38), (half, deep, 0.43), look.teak, 0.01)
    box((-half, -deep, 0.5), (half, -deep + 0.03, 0.86), look.teak, 0.008)
    pad((-half + 0.04, -deep + 0.04, 0.43), (half - 0.04, deep, 0.52), look.outdoor, 0.035, 0.012)
    for k, x in enumerate((-half * 0.6, half * 0.55)):
        cushion((x, -deep + 0.17, 0.72), (0.44, 0.17, 0.42), (look.accent, look.second)[k], (18, 6 - 12 * k, 0))


def garden_table(look, size, **_):
    disc((0, 0, 0.68), size[0] / 2, 0.04, look.teak, 0.01)
    rod((0, 0, -0.05), (0, 0, 0.66), 0.05, look.teak)
    disc((0, 0, -0.01), 0.3, 0.04, look.teak)
    rod((0, 0, 0.66), (0, 0, 2.4), 0.022, look.teak)
    disc((0, 0, 2.32), 1.5, 0.36, look.outdoor, 0, (0, 0, 0), 0.02)
    for turn in range(0, 360, 90):
        with placed((0, 0), turn + 30):
            with placed((0, -size[0] / 2 - 0.18)):
                chair(look)


PIECES = {
    'lounge-chair': lounge_chair, 'planter': planter, 'daybed': daybed, 'pool': pool, 'swing': swing,
    'garden-table': garden_table,
}  # fmt: skip
