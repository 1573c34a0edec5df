"""Beds, and the tables beside them."""

from shapes import box, cushion, disc, drape, pad, rod

from .lamps import table_lamp


def bed(look, size, seed, single=False, **_):
    half, deep = size[0] / 2, size[1] / 2
    box((-half, -deep, 0.1), (half, deep, 0.3), look.wood, 0.02)
    for x in (-half + 0.1, half - 0.1):
        for y in (-deep + 0.1, deep - 0.1):
            rod((x, y, 0), (x, y, 0.12), 0.03, look.wood)
    pad((-half + 0.03, -deep + 0.04, 0.29), (half - 0.03, deep - 0.02, 0.52), look.linen, 0.07, 0.01)
    over = 0.5 if single else 0.62
    drape(size[0] - 0.02, 2 * deep - over - 0.04, 0.24, look.quilt, (0, -deep + over + 0.04, 0.545), seed)
    # The quilt is folded back below the pillows, and a throw lies over its foot.
    pad((-half - 0.015, -deep + over, 0.5), (half + 0.015, -deep + over + 0.34, 0.585), look.linen, 0.04, 0.004)
    drape(size[0] + 0.07, 0.66, 0.3, look.throw, (0, deep - 0.63, 0.58), seed + 2)
    _headboard(look, half, deep)
    pillows = (0,) if single else (-half * 0.5, half * 0.5)
    for x in pillows:
        wide = 0.66 if single else half - 0.14
        cushion((x, -deep + 0.2, 0.68), (wide, 0.24, 0.46), look.linen, (-58 + 90, 0, 0), 0.3)
        cushion((x, -deep + 0.36, 0.69), (wide * 0.95, 0.2, 0.42), look.quilt, (28, 0, 0), 0.3)
        cushion((x * 0.55, -deep + 0.52, 0.68), (0.44, 0.17, 0.4), look.accent, (32, 4, 0), 0.3)


def _headboard(look, half, deep):
    wide = half + 0.08
    box((-wide, -deep - 0.07, 0.1), (wide, -deep - 0.02, 1.12), look.wood, 0.012)
    parts = max(2, round(2 * wide / 0.36))
    for k in range(parts):
        low = -wide + 0.02 + (2 * wide - 0.04) * k / parts
        pad((low + 0.004, -deep - 0.04, 0.32), (low + (2 * wide - 0.04) / parts - 0.004, -deep + 0.035, 1.09), look.headboard, 0.03, 0)


def bedside(look, size, seed, **_):
    half, deep = size[0] / 2, size[1] / 2
    box((-half, -deep, 0.2), (half, deep - 0.02, 0.52), look.wood, 0.008)
    for low, high in ((0.22, 0.35), (0.37, 0.5)):
        box((-half + 0.012, deep - 0.02, low), (half - 0.012, deep, high), look.front, 0.004)
        rod((-0.05, deep + 0.012, high - 0.03), (0.05, deep + 0.012, high - 0.03), 0.006, look.metal)
    for x in (-half + 0.05, half - 0.05):
        for y in (-deep + 0.05, deep - 0.06):
            rod((x, y, 0), (x, y, 0.2), 0.012, look.metal)
    table_lamp(look, 0.52)
    disc((0.13, 0.08, 0.53), 0.04, 0.015, look.pottery, 0.003)


PIECES = {'bed': bed, 'bedside': bedside}
