"""Lamps. How bright they are is the home's light."""

import math

from materials import glow, shade
from shapes import ball, box, bulb, disc, rod, turned


def floor_lamp(look, **_):
    disc((0, 0, 0.012), 0.16, 0.024, look.metal)
    rod((0, 0, 0.02), (0, 0, 1.5), 0.011, look.metal)
    turned([(0.22, 1.32), (0.17, 1.64)], shade('#efe3cc', look.lamps * 1.4))
    if look.lamps:
        bulb((0, 0, 1.48), look.lamps * 14)


def table_lamp(look, height):
    turned([(0.0, 0), (0.07, 0.0), (0.08, 0.06), (0.035, 0.15), (0.02, 0.2)], look.pottery, (0, 0, height))
    turned([(0.15, 0.19), (0.11, 0.39)], shade('#efe3cc', look.lamps * 1.4), (0, 0, height))
    if look.lamps:
        bulb((0, 0, height + 0.3), look.lamps * 7)


def pendant(look, ceiling, **_):
    """Over a table."""
    drop = 1.72
    rod((0, 0, drop + 0.2), (0, 0, ceiling), 0.004, look.dark)
    disc((0, 0, ceiling - 0.01), 0.05, 0.02, look.metal)
    turned([(0.2, drop), (0.19, drop + 0.03), (0.09, drop + 0.17), (0.03, drop + 0.22), (0.0, drop + 0.22)], look.metal)
    ball((0, 0, drop + 0.06), 0.045, glow('#ffd9a0', 4 + 6 * look.lamps))
    if look.lamps:
        bulb((0, 0, drop - 0.02), look.lamps * 14)


def pendant_globe(look, ceiling, **_):
    drop = ceiling - 0.6
    rod((0, 0, drop), (0, 0, ceiling), 0.005, look.metal)
    disc((0, 0, ceiling - 0.01), 0.06, 0.02, look.metal)
    ball((0, 0, drop - 0.08), 0.14, shade('#f6f1e6', 0.25 + look.lamps * 2.2))
    if look.lamps:
        bulb((0, 0, drop - 0.3), look.lamps * 18)


def fan(look, ceiling, **_):
    """On the ceiling, with three blades."""
    drop = ceiling - 0.35
    rod((0, 0, drop), (0, 0, ceiling), 0.012, look.metal)
    turned([(0.0, drop - 0.08), (0.08, drop - 0.07), (0.1, drop), (0.0, drop + 0.05)], look.metal)
    for k in range(3):
        angle = 120 * k + 20
        x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        box((0.38 * x - 0.3, 0.38 * y - 0.06, drop - 0.012), (0.38 * x + 0.3, 0.38 * y + 0.06, drop), look.wood, 0.004, (4, 0, angle))


def lantern(look, **_):
    """On a floor outdoors, with a candle."""
    for x in (-0.1, 0.1):
        for y in (-0.1, 0.1):
            rod((x, y, -0.03), (x, y, 0.4), 0.008, look.metal)
    box((-0.12, -0.12, -0.03), (0.12, 0.12, 0.0), look.metal, 0.004)
    box((-0.12, -0.12, 0.4), (0.12, 0.12, 0.42), look.metal, 0.004)
    turned([(0.04, 0.0), (0.04, 0.16), (0.0, 0.16)], shade('#f2e6c8', look.lamps * 2.5))
    if look.lamps:
        bulb((0, 0, 0.26), look.lamps * 6)


PIECES = {
    'floor-lamp': floor_lamp, 'pendant': pendant, 'pendant-globe': pendant_globe, 'fan': fan, 'lantern': lantern,
}  # fmt: skip
