"""A walled garden, and the villa as it looks from there."""

import math
import random

from materials import distant, plain, speckled
from shapes import box, disc, rod, sheet

from .trees import crown, grass, hedge, scatter, tree

LEVEL = -0.12


def garden(plan, look):
    x0, y0, x1, y1 = plan['rooms']['garden']['area']
    north = 14.5
    haze = (look.haze, look.haze_light)
    earth = distant('#5d6b38', haze, 2500, '#6f6a45', 0.4)
    box((-1500, -1500, LEVEL - 1.2), (1500, 1500, LEVEL - 0.05), earth)
    box((x0, y0, LEVEL - 0.3), (x1, north, LEVEL), plain('#4c5a2c', 0.95))
    _lawn(look, (x0, y0, x1, north))
    _wall(look, (x0, y0, x1, north))
    _trees(look, (x0, y0, x1, north), haze)
    _paths(look)
    _roofs(plan, look)


def _lawn(look, area):
    chance = random.Random(8)
    squares = [grass(look.grass, seed) for seed in range(3)]
    x0, y0, x1, y1 = area
    side = 1.2
    for i in range(int((x1 - x0) / side)):
        for j in range(int((y1 - y0) / side)):
            x, y = x0 + i * side, y0 + j * side
            if 0 < x < 11.4 - side and 0 < y < 9.9 - side or -0.2 < x < 7.3 - side and -3.3 < y < 0:
                continue
            # Turned by a right angle about its corner, a square would leave its place.
            scatter(squares[chance.randrange(3)], [(x, y, LEVEL, 1, 0)])


def _wall(look, area):
    x0, y0, x1, y1 = area
    for low, high in (
        ((x0 - 0.3, y0 - 0.3), (x1 + 0.3, y0)), ((x0 - 0.3, y0), (x0, y1)), ((x1, y0), (x1 + 0.3, y1)),
        ((x0 - 0.3, y1), (x1 + 0.3, y1 + 0.3)),
    ):  # fmt: skip
        box((*low, LEVEL), (*high, 1.75), look.laterite)
        box((low[0] - 0.05, low[1] - 0.05, 1.75), (high[0] + 0.05, high[1] + 0.05, 1.83), look.wall, 0.01)
    row = [hedge(look.hedge, seed) for seed in range(2)]
    for k in range(int((x1 - x0) / 2)):
        scatter(row[k % 2], [(x0 + 2 * k, y0 + 0.1, LEVEL, 1, 0)])
    for k in range(int((y1 - y0) / 2)):
        scatter(row[k % 2], [(x0 + 0.85, y0 + 2 * k, LEVEL, 1, 90), (x1 - 0.1, y0 + 2 * k, LEVEL, 1, 90)])


def _trees(look, area, haze):
    x0, y0, x1, y1 = area
    chance = random.Random(3)
    kinds = [
        tree(look.bark, look.tree, 1, 6.8, 3.0), tree(look.bark, look.tree_light, 2, 5.2, 2.4),
        tree(look.bark, look.tree, 5, 8.5, 3.7, 38000),
    ]  # fmt: skip
    palm = tree(look.bark, look.tree_light, 4, 6.5, kind='palm')
    scatter(kinds[0], [(-3.4, -8.5, LEVEL, 1, 20), (14.2, -12.2, LEVEL, 1.05, 140)])
    scatter(kinds[1], [(1.2, -13.6, LEVEL, 1, 80), (14.4, -4.6, LEVEL, 1, 10), (-4.6, 2.5, LEVEL, 1.1, 250)])
    scatter(palm, [(-4.2, -13.2, LEVEL, 1, 0), (9.6, -14.2, LEVEL, 0.85, 70), (15.2, 3, LEVEL, 1.1, 200)])
    shrub = tree(look.bark, look.hedge, 9, 1.0, 0.75, 2400, 0.09)
    scatter(shrub, [(x, y, LEVEL, chance.uniform(0.7, 1.2), 90 * k) for k, (x, y) in enumerate((
        (-0.6, -3.7), (0.6, -3.8), (1.8, -3.7), (7.6, -3.6), (8.7, -1.4), (10.0, -1.0), (11.2, -1.2), (-1.2, -1.5), (-1.2, 1.2), (12.6, 1.5), (12.7, 3.4),
        (12.6, 6.4), (-1.3, 5.8), (-1.2, 8.8), (2.4, 11.2), (4.4, 11.3),
    ))])  # fmt: skip
    flower = look.flower
    for k in range(150):
        x, y = chance.choice(((chance.uniform(-1, 2.4), -3.75), (chance.uniform(7.4, 12), chance.uniform(-1.6, -0.8))))
        disc((x + chance.uniform(-0.3, 0.3), y + chance.uniform(-0.25, 0.25), chance.uniform(0.2, 0.75)), 0.035, 0.02, flower[k % 2], 0.005, (chance.uniform(-50, 50), chance.uniform(-50, 50), 0))
    # Beyond the wall: neighbouring trees, then hills.
    for k in range(46):
        angle, far = 2 * math.pi * k / 46 + chance.uniform(-0.05, 0.05), chance.uniform(24, 44)
        scatter(kinds[k % 3], [(5 + far * math.cos(angle), -3 + far * math.sin(angle), LEVEL - 0.3, chance.uniform(0.9, 1.35), chance.uniform(0, 360))])
    far_crown = crown(distant('#56733a', haze, 2500, '#2d4722', 3.0), 2)
    for k in range(420):
        angle, far = chance.uniform(0, 2 * math.pi), chance.uniform(60, 420)
        size = chance.uniform(3, 5.5)
        scatter(far_crown, [(far * math.cos(angle), far * math.sin(angle), size * 0.4, size, chance.uniform(0, 360))])
    _hills(haze)


def _hills(haze):
    points, faces, count = [], [], 160
    for k in range(count):
        angle = 2 * math.pi * k / count
        high = 70 + 36 * math.sin(3 * angle + 1) + 22 * math.sin(7 * angle) + 9 * math.sin(17 * angle)
        for far, z in ((700, -2), (1150, high)):
            points.append((far * math.cos(angle), far * math.sin(angle), z))
    for k in range(count):
        a, b = 2 * k, 2 * ((k + 1) % count)
        faces.append((a, b, b + 1, a + 1))
    sheet(points, faces, distant('#5f7446', haze, 2500, '#46603a', 0.01), smooth=True)


def _paths(look):
    slab = look.slab
    for k in range(7):
        box((3.75 + 0.12 * (k % 2), -4.15 - 0.85 * k, LEVEL), (4.75 + 0.12 * (k % 2), -3.5 - 0.85 * k, LEVEL + 0.07), slab, 0.012)
    disc((9.4, -6.6, LEVEL + 0.03), 2.1, 0.08, speckled('#cbb899', '#b39d7c', '#e0d2ba', 0.8), 0.01)
    for k in range(4):
        box((5.4 + 0.75 * k, -6.9 + 0.05 * k, LEVEL), (5.95 + 0.75 * k, -6.2 + 0.05 * k, LEVEL + 0.09), slab, 0.012)


def _roofs(plan, look):
    x1, y1 = 11.4, 9.9
    eaves, over = plan['ceiling'] + 0.2, 0.75
    a, b, c, d = (-over, -over, eaves), (x1 + over, -over, eaves), (x1 + over, y1 + over, eaves), (-over, y1 + over, eaves)
    e, f = (4.8, y1 / 2, eaves + 2.5), (x1 - 4.8, y1 / 2, eaves + 2.5)
    sheet([a, b, c, d, e, f], [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4)], look.roof)
    box((-over, -over, eaves - 0.1), (x1 + over, y1 + over, eaves - 0.02), look.teak)
    vx0, vy0, vx1, _ = plan['rooms']['verandah']['area']
    low, high = 2.55, 3.05
    slope = (high - low) / (0.45 - vy0)
    for lift, material in ((0.0, look.teak), (0.09, look.roof)):
        z0, z1 = low + lift, high + lift
        points = [(vx0 - 0.4, vy0 - 0.45, z0), (vx1 + 0.4, vy0 - 0.45, z0), (vx1 + 0.4, -0.13, z1), (vx0 - 0.4, -0.13, z1)]
        sheet(points, [(0, 1, 2, 3)], material)
    rafters = 10
    for k in range(rafters + 1):
        x = vx0 - 0.3 + (vx1 - vx0 + 0.6) * k / rafters
        rod((x, vy0 - 0.4, low - 0.03 + 0.05 * slope), (x, -0.14, high - 0.05), 0.045, look.teak)
    for k in range(4):
        x = vx0 + 0.15 + (vx1 - vx0 - 0.3) * k / 3
        box((x - 0.08, vy0 + 0.02, -0.15), (x + 0.08, vy0 + 0.18, low + 0.05), look.teak, 0.012)
        box((x - 0.15, vy0 - 0.05, -0.15), (x + 0.15, vy0 + 0.25, 0.28), look.laterite, 0.01)
    box((vx0, vy0 + 0.03, low), (vx1, vy0 + 0.17, low + 0.15), look.teak, 0.01)
    box((vx0 - 0.15, vy0 - 0.15, -0.5), (vx1 + 0.15, 0, -0.05), look.laterite)
    box((2.9, vy0 - 0.5, -0.5), (5.5, vy0 - 0.1, -0.08), look.laterite, 0.01)
