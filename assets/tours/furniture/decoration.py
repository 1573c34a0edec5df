"""Rugs, paintings, plants, books and vessels."""

import math
import random

from materials import abstract, pile, plain
from shapes import ball, box, disc, rod, sheet, turned

#: Colours of spines, beside those of the home.
SPINES = ('#d9cdb4', '#7d4b3a', '#31404c', '#a9b3a2', '#c79a56', '#efe8da', '#5b5f58')


def rug(look, size, **_):
    box((-size[0] / 2, -size[1] / 2, 0), (size[0] / 2, size[1] / 2, 0.016), pile(*look.rug), 0.007)


def rug_round(look, size, **_):
    disc((0, 0, 0.008), size[0] / 2, 0.016, pile(*look.rug), 0.006)


def painting(look, width, height, seed, **_):
    """Hangs around its middle."""
    half, tall = width / 2, height / 2
    for x in (-half, half):
        box((x - 0.012, 0, -tall), (x + 0.012, 0.035, tall), look.metal if seed % 2 else look.wood, 0.003)
    for z in (-tall, tall):
        box((-half - 0.012, 0, z - 0.012), (half + 0.012, 0.034, z + 0.012), look.metal if seed % 2 else look.wood, 0.003)
    box((-half, 0.004, -tall), (half, 0.012, tall), plain('#f4f0e6', 0.8))
    rim = min(width, height) * 0.12
    box((-half + rim, 0.012, -tall + rim), (half - rim, 0.016, tall - rim), abstract('#efe6d3', *look.tints))


def books(look, count=3, seed=1):
    chance = random.Random(seed + count)
    for level in range(count):
        low = level * 0.03
        wide, deep = 0.125 - 0.01 * level, 0.09 - 0.006 * level
        cover = plain(chance.choice(SPINES), 0.5)
        turn = (0, 0, chance.uniform(-12, 12))
        box((-wide, -deep, low), (wide, deep, low + 0.028), cover, 0.002, turn)
        box((-wide + 0.004, -deep + 0.004, low + 0.004), (wide + 0.002, deep + 0.001, low + 0.024), plain('#efe9dc', 0.9), 0, turn)


def row_of_books(width, depth, seed):
    """Upright, from x = 0 on."""
    chance = random.Random(seed)
    x = 0.0
    while x < width - 0.06:
        thick, tall = chance.uniform(0.018, 0.045), chance.uniform(0.19, 0.27)
        lean = 9 if chance.random() < 0.06 else 0
        box((x, -depth / 2, 0), (x + thick, depth / 2 - chance.uniform(0, 0.03), tall), plain(chance.choice(SPINES), 0.55), 0.003, (0, lean, 0))
        x += thick + 0.003 + (0.03 if lean else 0)


def bowl(look, **_):
    turned([(0.0, 0.01), (0.05, 0.012), (0.11, 0.05), (0.13, 0.09), (0.137, 0.09), (0.115, 0.04), (0.05, 0.0), (0.0, 0.0)], look.pottery)
    for k in range(4):
        angle = 1.7 * k
        ball((0.045 * math.cos(angle), 0.045 * math.sin(angle), 0.07), 0.036, plain(('#c9722f', '#b8372a', '#d9a13a', '#7f9a3e')[k], 0.4))


def vase(look, flowers=False, kind=0):
    """Slim, round or like a bottle."""
    profile = (
        [(0.0, 0.0), (0.05, 0.0), (0.075, 0.07), (0.06, 0.15), (0.03, 0.2), (0.036, 0.225), (0.026, 0.2), (0.05, 0.14)],
        [(0.0, 0.0), (0.045, 0.0), (0.085, 0.04), (0.092, 0.075), (0.075, 0.115), (0.04, 0.13), (0.034, 0.128), (0.07, 0.08)],
        [(0.0, 0.0), (0.055, 0.0), (0.06, 0.02), (0.058, 0.12), (0.02, 0.17), (0.017, 0.27), (0.024, 0.28), (0.014, 0.2)],
    )[kind % 3]
    turned(profile, (look.pottery, look.china, look.pot)[kind % 3])
    if not flowers:
        return
    chance = random.Random(5)
    for k in range(9):
        angle, reach = k * 2.4, chance.uniform(0.05, 0.17)
        tip = (reach * math.cos(angle), reach * math.sin(angle), chance.uniform(0.32, 0.5))
        rod((0, 0, 0.15), tip, 0.003, look.stem)
        leaf_at(tip, angle, 0.12, 0.045, look.leaf, chance.uniform(0.2, 1.1))
        if k % 3 == 0:
            ball(tip, 0.026, plain('#f3ead2', 0.8), (1, 1, 0.8))


def leaf_at(base, angle, length, width, material, rise, droop=0.5):
    """A leaf that grows outwards and bends down: a midrib with five widths."""
    out = (math.cos(angle), math.sin(angle))
    side = (-out[1], out[0])
    points, faces = [], []
    steps = 6
    for k in range(steps + 1):
        t = k / steps
        wide = width * math.sin(math.pi * min(1, 0.08 + t * 0.94)) ** 0.8
        along = length * t * (math.cos(rise) + 0.3 * t * droop)
        up = length * (t * math.sin(rise) - droop * t * t * 0.6)
        x, y, z = base[0] + out[0] * along, base[1] + out[1] * along, base[2] + up
        points += [
            (x + side[0] * wide, y + side[1] * wide, z + wide * 0.25), (x, y, z),
            (x - side[0] * wide, y - side[1] * wide, z + wide * 0.25),
        ]  # fmt: skip
        if k:
            a = 3 * k
            faces += [(a - 3, a - 2, a + 1, a), (a - 2, a - 1, a + 2, a + 1)]
    return sheet(points, faces, material, smooth=True)


def plant(look, seed, **_):
    """A fig or a palm in a pot, by the seed."""
    chance = random.Random(seed)
    turned([(0.0, 0.02), (0.15, 0.0), (0.2, 0.34), (0.205, 0.37), (0.185, 0.37), (0.18, 0.33), (0.0, 0.33)], look.pot)
    if seed % 2:
        for k in range(15):
            angle = 2.4 * k + chance.uniform(-0.2, 0.2)
            leaf_at((0, 0, 0.33), angle, chance.uniform(0.75, 1.15), 0.075, look.leaf, chance.uniform(0.9, 1.42), chance.uniform(0.25, 0.6))
        return
    for trunk in range(3):
        lean = trunk * 2.1
        top = (0.12 * math.cos(lean), 0.12 * math.sin(lean), 1.25 + 0.22 * trunk)
        rod((0, 0, 0.3), top, 0.014, look.stem, 0.009)
        for k in range(13):
            share = 0.35 + 0.65 * k / 12
            base = (top[0] * share, top[1] * share, 0.3 + (top[2] - 0.3) * share)
            leaf_at(base, 2.4 * k + lean, chance.uniform(0.24, 0.34), 0.1, look.leaf, chance.uniform(0.1, 0.9), 0.7)


def plant_small(look, seed, **_):
    chance = random.Random(seed)
    turned([(0.0, 0.01), (0.1, 0.0), (0.14, 0.22), (0.125, 0.22), (0.12, 0.2), (0.0, 0.2)], look.pot)
    for k in range(16):
        leaf_at((0, 0, 0.2), 2.4 * k, chance.uniform(0.3, 0.5), 0.03, look.leaf, chance.uniform(0.6, 1.4), chance.uniform(0.2, 0.9))


def toys(look, **_):
    """Blocks and a ball on a floor."""
    chance = random.Random(7)
    for k in range(9):
        x, y, up = 0.1 * (k % 3), 0.1 * (k // 3 % 2), 0.07 * (k // 6)
        box((x, y, up), (x + 0.07, y + 0.07, up + 0.07), plain(SPINES[k % 5], 0.5), 0.006, (0, 0, chance.uniform(-20, 20)))
    ball((0.42, -0.15, 0.1), 0.1, look.pottery)


PIECES = {
    'toys': toys, 'rug': rug, 'rug-round': rug_round, 'painting': painting, 'plant': plant, 'plant-small': plant_small,
}  # fmt: skip
