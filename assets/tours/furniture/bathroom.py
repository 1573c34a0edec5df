"""What belongs into a bathroom."""

from materials import glass, glow
from shapes import box, disc, lamp, pad, placed, rod, turned

from .decoration import vase


def bathtub(look, size, **_):
    half, deep = size[0] / 2, size[1] / 2
    steps = []
    for radius, height in ((0.62, 0.0), (0.8, 0.03), (0.94, 0.3), (1.0, 0.56), (0.97, 0.585), (0.93, 0.56), (0.86, 0.3), (0.7, 0.14), (0.0, 0.12)):
        steps.append((radius, height))
    obj = turned(steps, look.ceramic, segments=72)
    for vertex in obj.data.vertices:
        vertex.co.x *= half
        vertex.co.y *= deep
    obj.data.use_auto_smooth = False
    rod((half * 0.5, -deep - 0.1, 0), (half * 0.5, -deep - 0.1, 0.85), 0.016, look.metal)
    rod((half * 0.5, -deep - 0.1, 0.84), (half * 0.5, -deep + 0.12, 0.84), 0.014, look.metal)


def vanity(look, size, **_):
    half, deep = size[0] / 2, size[1] / 2
    box((-half, -deep, 0.32), (half, deep - 0.02, 0.8), look.wood, 0.006)
    for side in (-1, 1):
        for low, high in ((0.34, 0.55), (0.56, 0.78)):
            box((side * 0.008, deep - 0.02, low), (side * (half - 0.01), deep, high), look.wood, 0.004)
    box((-half - 0.01, -deep, 0.8), (half + 0.01, deep + 0.01, 0.84), look.counter, 0.005)
    basins = (-half * 0.5, half * 0.5) if size[0] > 1.6 else (0,)
    for x in basins:
        turned([(0.12, 0.0), (0.17, 0.02), (0.2, 0.13), (0.192, 0.133), (0.16, 0.04), (0.0, 0.02)], look.ceramic, (x, 0.02, 0.84))
        rod((x, -deep + 0.06, 0.84), (x, -deep + 0.06, 1.08), 0.012, look.metal)
        rod((x, -deep + 0.06, 1.08), (x, -deep + 0.18, 1.06), 0.01, look.metal)
    box((-half + 0.05, -deep, 1.15), (half - 0.05, -deep + 0.02, 2.05), look.metal, 0.006)
    box((-half + 0.06, -deep + 0.02, 1.16), (half - 0.06, -deep + 0.022, 2.04), look.mirror)
    box((-half + 0.2, -deep, 2.1), (half - 0.2, -deep + 0.05, 2.14), glow('#ffe2bd', 8))
    lamp((0, -deep + 0.08, 2.1), (size[0] - 0.4, 0.05), 8 * look.fill, look.fill_colour, (45, 0, 0))
    with placed((half - 0.12, 0, 0.84)):
        vase(look, flowers=True)
    with placed((-half + 0.14, 0.02, 0.84)):
        for k, high in enumerate((0.17, 0.13)):
            turned([(0.0, 0), (0.03, 0), (0.03, high), (0.012, high + 0.02), (0.012, high + 0.05)], (look.pottery, look.china)[k], (0.08 * k, 0, 0), 24)


def toilet(look, size, **_):
    _, deep = size[0] / 2, size[1] / 2
    box((-0.24, -deep, 0.0), (0.24, -deep + 0.1, 1.1), look.splash, 0.004)
    obj = turned([(0.0, 0.12), (0.5, 0.14), (0.92, 0.36), (1.0, 0.4), (0.98, 0.42), (0.0, 0.425)], look.ceramic, (0, 0.08, 0))
    for vertex in obj.data.vertices:
        vertex.co.x *= 0.185
        vertex.co.y *= 0.26
    obj.data.use_auto_smooth = False
    box((-0.1, -deep + 0.1, 0.95), (0.1, -deep + 0.108, 1.03), look.steel, 0.003)


def shower(look, size, **_):
    half, deep = size[0] / 2, size[1] / 2
    box((-half, -deep, 0.0), (half, deep, 0.012), look.splash, 0.004)
    box((-half, deep - 0.005, 0.012), (half, deep + 0.005, 2.1), glass('#e6f2ee'))
    rod((-half, deep, 2.1), (half, deep, 2.1), 0.012, look.metal)
    rod((0, -deep + 0.03, 0.9), (0, -deep + 0.03, 2.15), 0.01, look.metal)
    rod((0, -deep + 0.03, 2.15), (0, -deep + 0.35, 2.18), 0.01, look.metal)
    disc((0, -deep + 0.36, 2.16), 0.13, 0.014, look.metal, 0.004)
    disc((0, -deep + 0.03, 1.1), 0.05, 0.05, look.metal, 0.006, (90, 0, 0))


def towels(look, **_):
    """On a rail at the wall, around its middle."""
    rod((-0.3, 0.07, 0), (0.3, 0.07, 0), 0.009, look.metal)
    for x in (-0.3, 0.3):
        rod((x, 0, 0), (x, 0.07, 0), 0.008, look.metal)
    pad((-0.24, 0.045, -0.55), (0.08, 0.095, 0.015), look.linen, 0.02, 0)
    pad((0.1, 0.05, -0.38), (0.26, 0.09, 0.014), look.accent, 0.016, 0)


PIECES = {'bathtub': bathtub, 'vanity': vanity, 'toilet': toilet, 'shower': shower, 'towels': towels}
