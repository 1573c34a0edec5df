"""Sofas, chairs and stools."""

import math

from shapes import box, cushion, disc, pad, placed, rod, sheet


def sofa(look, size, seed, **_):
    width, depth = size
    half, back = width / 2, -depth / 2
    arm = 0.17
    seats = 3 if width > 2.1 else 2
    pad((-half + 0.02, back + 0.02, 0.13), (half - 0.02, depth / 2 - 0.04, 0.3), look.fabric, 0.04, 0)
    pad((-half + arm, back, 0.2), (half - arm, back + 0.2, 0.74), look.fabric, 0.08, 0.01)
    for side in (-1, 1):
        low, high = sorted((side * half, side * (half - arm)))
        pad((low, back, 0.15), (high, depth / 2 - 0.02, 0.58), look.fabric, 0.075, 0.01)
        for y in (back + 0.1, depth / 2 - 0.12):
            rod((side * (half - 0.1), y, 0.0), (side * (half - 0.13), y, 0.15), 0.014, look.wood, 0.022)
    inner = (width - 2 * arm) / seats
    for seat in range(seats):
        x = -half + arm + inner * (seat + 0.5)
        gap = inner / 2 - 0.006
        pad((x - gap, back + 0.16, 0.29), (x + gap, depth / 2, 0.455), look.fabric, 0.055, 0.025)
        cushion((x, back + 0.25, 0.66), (inner - 0.01, 0.24, 0.48), look.fabric, (14, 0, 0), 0.2)
    loose = ((look.accent, -0.36, 18), (look.second, -0.27, -14), (look.accent, 0.37, -20))
    for number, (material, share, lean) in enumerate(loose[: 3 if width > 2.1 else 2]):
        high = 0.46 - 0.05 * (number == 1)
        x = share * (width - 2 * arm)
        cushion((x, back + 0.42 + 0.1 * (number == 1), 0.64 - 0.03 * number), (high, 0.19, high), material, (24, lean, lean / 3))
    _throw(look, half - arm, back, depth)


def _throw(look, x, back, depth):
    """A blanket over the seat and the back."""
    line = [(depth / 2 + 0.012, 0.22), (depth / 2 + 0.012, 0.47), (depth / 2 - 0.05, 0.495), (back + 0.42, 0.505)]
    steps = 14
    points, faces = [], []
    for k, (y, z) in enumerate(_fine(line, 8)):
        for i in range(steps + 1):
            u = i / steps - 0.5
            wave = 0.006 * math.sin(17 * u + 0.6 * k)
            points.append((x - 0.36 + 0.44 * u + 0.01 * math.sin(k), y, z + wave))
            if k and i:
                a = k * (steps + 1) + i
                faces.append((a - steps - 2, a - steps - 1, a, a - 1))
    obj = sheet(points, faces, look.throw, smooth=True)
    thick = obj.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.016


def _fine(line, steps):
    for (y0, z0), (y1, z1) in zip(line, line[1:]):
        for k in range(steps):
            yield y0 + (y1 - y0) * k / steps, z0 + (z1 - z0) * k / steps


def armchair(look, size, **_):
    half, deep = size[0] / 2, size[1] / 2
    pad((-half + 0.1, -deep + 0.1, 0.3), (half - 0.1, deep, 0.45), look.accent, 0.06, 0.025)
    cushion((0, -deep + 0.15, 0.68), (size[0] - 0.22, 0.22, 0.56), look.accent, (16, 0, 0), 0.15)
    for side in (-1, 1):
        x = side * (half - 0.045)
        rod((x, deep - 0.06, 0), (x, deep - 0.1, 0.58), 0.018, look.wood, 0.022)
        rod((x, -deep, 0), (x, -deep + 0.1, 0.6), 0.018, look.wood, 0.022)
        box((x - 0.032, -deep + 0.04, 0.575), (x + 0.032, deep - 0.04, 0.61), look.wood, 0.015)
        box((x - 0.018, -deep + 0.08, 0.27), (x + 0.018, deep - 0.08, 0.32), look.wood, 0.006)
    for y in (-deep + 0.12, deep - 0.12):
        box((-half + 0.05, y - 0.02, 0.26), (half - 0.05, y + 0.02, 0.31), look.wood, 0.006)


def chair(look):
    """A dining chair whose back is at -y."""
    pad((-0.225, -0.2, 0.43), (0.225, 0.24, 0.495), look.seat, 0.03, 0.012)
    box((-0.2, -0.18, 0.405), (0.2, 0.22, 0.435), look.wood, 0.006)
    for side in (-1, 1):
        rod((side * 0.2, 0.2, 0), (side * 0.18, 0.18, 0.42), 0.013, look.wood, 0.019)
        rod((side * 0.21, -0.25, 0), (side * 0.18, -0.18, 0.44), 0.013, look.wood, 0.019)
        rod((side * 0.18, -0.18, 0.44), (side * 0.19, -0.25, 0.82), 0.018, look.wood, 0.013)
    cushion((0, -0.235, 0.7), (0.42, 0.07, 0.27), look.seat, (8, 0, 0), 0.1)


def stool(look):
    disc((0, 0, 0.665), 0.185, 0.05, look.seat, 0.022)
    for k in range(4):
        angle = math.pi * (0.25 + k / 2)
        x, y = math.cos(angle), math.sin(angle)
        rod((0.21 * x, 0.21 * y, 0), (0.12 * x, 0.12 * y, 0.645), 0.012, look.wood, 0.016)
    for turn in (0, 90):
        with placed((0, 0, 0.25), turn + 45):
            rod((-0.17, 0, 0), (0.17, 0, 0), 0.008, look.metal)


def pouffe(look, size, **_):
    pad((-size[0] / 2, -size[1] / 2, 0.02), (size[0] / 2, size[1] / 2, 0.4), look.second, 0.12, 0.03)


def bench(look, size, **_):
    half, deep = size[0] / 2, size[1] / 2
    pad((-half, -deep, 0.38), (half, deep, 0.47), look.throw, 0.035, 0.015)
    for x in (-half + 0.1, half - 0.1):
        for y in (-deep + 0.05, deep - 0.05):
            rod((x, y, 0), (x, y, 0.39), 0.016, look.wood, 0.022)


PIECES = {'sofa': sofa, 'armchair': armchair, 'pouffe': pouffe, 'bench': bench}
