"""Wardrobes, bookcases and other cases."""

from shapes import box, placed, rod

from .decoration import books, row_of_books, vase


def wardrobe(look, size, ceiling, **_):
    half, deep = size[0] / 2, size[1] / 2
    high = ceiling - 0.25
    box((-half, -deep, 0.0), (half, deep - 0.03, high), look.front, 0.004)
    box((-half, -deep, 0.0), (half, deep - 0.05, 0.07), look.dark)
    doors = max(2, round(size[0] / 0.6))
    for k in range(doors):
        low = -half + size[0] * k / doors
        box((low + 0.003, deep - 0.03, 0.08), (low + size[0] / doors - 0.003, deep, high - 0.005), look.front, 0.004)
        grip = low + (size[0] / doors - 0.05 if k % 2 == 0 else 0.05)
        rod((grip, deep + 0.025, 0.95), (grip, deep + 0.025, 1.45), 0.008, look.metal)


def sideboard(look, size, seed, **_):
    half, deep = size[0] / 2, size[1] / 2
    box((-half, -deep, 0.18), (half, deep - 0.02, 0.8), look.wood, 0.01)
    for x in (-half + 0.08, half - 0.08):
        for y in (-deep + 0.06, deep - 0.08):
            rod((x, y, 0), (x, y, 0.18), 0.014, look.metal, 0.02)
    doors = max(2, round(size[0] / 0.5))
    for k in range(doors):
        low = -half + size[0] * k / doors
        box((low + 0.006, deep - 0.02, 0.2), (low + size[0] / doors - 0.006, deep, 0.78), look.front, 0.004)
        rod((low + 0.06, deep + 0.015, 0.72), (low + 0.18, deep + 0.015, 0.72), 0.006, look.metal)
    with placed((-half + 0.28, 0, 0.8), 8):
        books(look, 4, seed)
    with placed((half - 0.25, 0, 0.8)):
        vase(look, flowers=True)


def media_unit(look, size, **_):
    """A low case with a screen on the wall over it."""
    half, deep = size[0] / 2, size[1] / 2
    box((-half, -deep, 0.16), (half, deep - 0.02, 0.5), look.wood, 0.008)
    parts = 3
    for k in range(parts):
        low = -half + size[0] * k / parts
        box((low + 0.006, deep - 0.02, 0.18), (low + size[0] / parts - 0.006, deep, 0.48), look.front, 0.004)
    for x in (-half + 0.1, half - 0.1):
        rod((x, 0, 0), (x, 0, 0.16), 0.02, look.metal)
    wide = min(0.72, half - 0.08)
    box((-wide, -deep - 0.02, 0.92), (wide, -deep + 0.025, 0.92 + wide * 1.13), look.screen, 0.006)
    with placed((half - 0.2, 0, 0.5)):
        vase(look, kind=1)
    with placed((-half + 0.22, 0, 0.5), -6):
        books(look)


def bookcase(look, size, seed, **_):
    half, deep = size[0] / 2, size[1] / 2
    high, shelves = 2.1, 5
    for x in (-half, half - 0.025):
        box((x, -deep, 0), (x + 0.025, deep, high), look.wood, 0.003)
    box((-half, -deep, 0), (half, -deep + 0.012, high), look.wood)
    bays = max(1, round(size[0] / 0.9))
    for bay in range(1, bays):
        x = -half + size[0] * bay / bays
        box((x - 0.012, -deep, 0), (x + 0.012, deep - 0.003, high), look.wood, 0.003)
    for level in range(shelves + 1):
        z = 0.06 + (high - 0.085) * level / shelves
        box((-half + 0.02, -deep, z), (half - 0.02, deep - 0.006, z + 0.025), look.wood, 0.003)
        if level == shelves:
            break
        for bay in range(bays):
            start = -half + size[0] * bay / bays + 0.04
            wide = size[0] / bays - 0.08
            style = (level * 2 + bay + seed) % 4
            share = (0.95, 0.55, 0.7, 0.0)[style]
            with placed((start, -deep + 0.13, z + 0.025)):
                if share:
                    row_of_books(wide * share, 0.19, seed * 31 + level * 7 + bay)
            with placed((start + wide * (0.8 if share else 0.35), 0, z + 0.025)):
                if style in (1, 3):
                    vase(look, kind=2 * level + bay)
                elif style == 2:
                    books(look, 3, level)


PIECES = {'wardrobe': wardrobe, 'sideboard': sideboard, 'media-unit': media_unit, 'bookcase': bookcase}
