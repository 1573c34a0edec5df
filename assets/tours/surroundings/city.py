"""A green city on a plain, seen from the eleventh floor, and the balcony before the windows."""

import math
import random

from materials import distant, facade
from shapes import box, placed
from structure import railing

from .trees import crown, scatter

GROUND = -34
WALLS = ('#e4dccd', '#cfc4b2', '#d8cdbd', '#b9a894', '#e9e4da', '#c98f6a')


def city(plan, look):
    chance = random.Random(4)
    haze = (look.haze, look.haze_light)
    box((-3000, -3000, GROUND - 1), (3000, 3000, GROUND), distant('#6f7f4c', haze, 1600, '#8d8468', 0.03))
    blocks = []
    while len(blocks) < 190:
        angle, far = chance.uniform(0, 2 * math.pi), 70 + 900 * chance.random() ** 1.3
        x, y = far * math.cos(angle), far * math.sin(angle)
        wide = chance.uniform(12, 26)
        if any(math.dist((x, y), block[:2]) < (wide + block[2]) * 0.8 for block in blocks):
            continue
        blocks.append((x, y, wide))
        floors = int(chance.choice((3, 3, 4, 5, 6, 8, 12, 15)) if far > 160 else chance.choice((3, 4, 5)))
        wall = facade(chance.choice(WALLS), '#4d5c66', '#ffd9a0', 0.0, haze, 1600)
        with placed((x, y, GROUND), chance.uniform(0, 90)):
            deep = wide * chance.uniform(0.6, 1)
            box((-wide / 2, -deep / 2, 0), (wide / 2, deep / 2, 3.2 * floors + 0.8), wall)
            roof = distant('#b7ada0', haze, 1600)
            top = 3.2 * floors + 0.8
            box((-wide / 2 - 0.2, -deep / 2 - 0.2, top), (wide / 2 + 0.2, deep / 2 + 0.2, top + 0.5), roof)
            box((-wide / 6, -deep / 6, 3.2 * floors), (wide / 6, deep / 6, 3.2 * floors + 3.6), roof)
    crowns = [
        crown(distant(leaf, haze, 1600, dark, 3.0), k)
        for k, (leaf, dark) in enumerate((('#5f7d3a', '#2f4a22'), ('#4f7240', '#28441f'), ('#7d8a45', '#445a25')))
    ]
    for number in range(2600):
        angle, far = chance.uniform(0, 2 * math.pi), 25 + 800 * chance.random() ** 1.1
        x, y = far * math.cos(angle), far * math.sin(angle)
        if any(math.dist((x, y), block[:2]) < block[2] * 0.7 + 2 for block in blocks):
            continue
        size = chance.uniform(3.2, 6.5)
        scatter(crowns[number % 3], [(x, y, GROUND + size * 0.9, size, chance.uniform(0, 360))])
    _balcony(plan, look)


def _balcony(plan, look):
    x0, y0, x1, y1 = plan['rooms']['balcony']['area']
    box((x0 - 0.1, y0 - 0.1, -0.3), (x1 + 0.1, y1, -0.04), look.wall)
    box((x0 - 0.1, y0 - 0.1, plan['ceiling'] - 0.05), (x1 + 0.1, y1, plan['ceiling'] + 0.2), look.ceiling)
    box((x0 - 0.1, y0 - 0.1, -0.3), (x0, y1, plan['ceiling']), look.wall)
    box((x1, y0 - 0.1, -0.3), (x1 + 0.1, y1, plan['ceiling']), look.wall)
    railing([(x0 + 0.05, y0 + 0.04), (x1 - 0.05, y0 + 0.04)], look)
