"""The sea far below, a bridge of cables across the bay, and the lights of the coast."""

import math
import random

from materials import distant, facade, hazy, linear, Nodes, plain
from mathutils import Vector
from shapes import box, placed, rod
from structure import railing

SEA = -140
#: The bridge from shore to shore, and its two pylons as shares of the way.
BRIDGE = Vector((330, -330, SEA + 20)), Vector((-1150, -640, SEA + 20))
PYLONS = 0.32, 0.5


def sea(plan, look):
    haze = (look.haze, look.haze_light)
    box((-30000, -30000, SEA - 1), (30000, 30000, SEA), _water(haze))
    _coast(look, haze)
    _bridge(look)
    _terrace(plan, look)


def _water(haze):
    nodes = Nodes('sea', '#16364a', 0.16)
    nodes.inputs['Specular'].default_value = 0.6
    where = nodes.where()
    swell = nodes.noise(where, 0.035, 6.0, 0.3)
    nodes.bump(swell, 0.55, 7.0)
    return hazy(nodes, haze, 14000)


def _coast(look, haze):
    chance = random.Random(12)
    land = distant('#454b3c', haze, 6000, '#5c5748', 0.01)
    box((170, -430, SEA - 0.5), (4000, 4000, SEA + 3), land)
    box((-160, 120, SEA - 0.5), (171, 4000, SEA + 3), land)
    box((-2600, -2300, SEA - 0.5), (-900, -1500, SEA + 2), land)
    walls = ('#8f8a86', '#a39789', '#77797f', '#b0a596')
    for number in range(230):
        if number < 150:
            x, y = 190 + 1500 * chance.random(), -400 + 2600 * chance.random()
        elif number < 190:
            x, y = chance.uniform(-150, 170), chance.uniform(170, 1800)
        else:
            x, y = chance.uniform(-2500, -950), chance.uniform(-2250, -1550)
        wide = chance.uniform(16, 34)
        floors = chance.choice((8, 12, 16, 20, 26, 34, 44)) if number < 190 else chance.choice((6, 9, 14))
        with placed((x, y, SEA), chance.choice((0, 12, 30, 45))):
            wall = facade(walls[number % 4], '#3d4654', '#ffc982', 0.32, haze, 6000)
            box((-wide / 2, -wide * 0.4, 0), (wide / 2, wide * 0.4, floors * 3.2), wall)


def _bridge(look):
    start, end = BRIDGE
    way = end - start
    along = way.normalized()
    across = Vector((-along.y, along.x, 0))
    up = Vector((0, 0, 1))
    concrete = plain('#b9b2a6', 0.8)
    with placed(start, math.degrees(math.atan2(way.y, way.x))):
        box((0, -16, -1.5), (way.length, 16, 1.5), concrete)
        for k in range(34):
            x = way.length * (k + 0.5) / 34
            box((x - 2.5, -9, SEA - start.z - 5), (x + 2.5, 9, -1.5), concrete)
    lit = Nodes('lamps', '#ffd08a')
    lit.inputs['Emission'].default_value = linear('#ffc06a')
    lit.inputs['Emission Strength'].default_value = 6
    lit.material.cycles.sample_as_light = False
    for k in range(110):
        for side in (-14, 14):
            at = start + way * (k / 110) + across * side
            rod(at + up * 9, at + up * 10.6, 0.8, lit.material)
    for share in PYLONS:
        foot = start + way * share
        top = foot + up * 106
        for side in (-1, 1):
            rod(foot + across * 24 * side - up * 20, foot + across * 5 * side + up * 66, 4.2, concrete, 3.2)
        rod(foot + up * 60, top, 6.4, concrete, 3.4)
        for direction in (-1, 1):
            for k in range(17):
                anchor = foot + along * direction * (16 + 8.2 * k)
                for side in (-12, 12):
                    rod(foot + up * (62 + 2.4 * k), anchor + across * side + up * 1.5, 0.42, concrete)


def _terrace(plan, look):
    x0, y0, x1, y1 = plan['rooms']['terrace']['area']
    box((x0 - 0.2, y0 - 0.2, -0.6), (x1 + 0.2, y1, -0.1), look.wall)
    railing([(x0, y1), (x0, y0), (x1, y0), (x1, y1)], look, 1.15)
    # The slab over the windows throws a little shade.
    box((x0 - 0.3, -0.9, plan['ceiling']), (x1 + 0.3, 0.1, plan['ceiling'] + 0.22), look.ceiling)
