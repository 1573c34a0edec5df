"""The three homes of the sample tours: two rooms each, side by side, with windows to the south."""

import math
from dataclasses import dataclass

import bpy

import furniture as f
import materials as m
from shapes import box, curtain, disc, lamp, rod

CEILING = 2.95
DEPTH = 5.2
#: The wall between the rooms, and the doorway in it.
DIVIDE = (6.4, 6.55)
DOORWAY = (2.0, 3.3)
END = 11.2
WINDOWS = ((0.9, 3.2), (3.5, 5.7), (7.4, 10.2))


@dataclass(frozen=True)
class Look:
    floor: object
    walls: object
    feature: object
    trim: object
    metal: object
    curtain: object
    #: Height of the sun over the horizon and its direction from the south, in degrees.
    sun: tuple
    exposure: float
    city: tuple


def shell(look):
    """Floor, ceiling, walls and windows of the two rooms, and a balcony before them."""
    box((-0.2, -0.2, -0.12), (END + 0.2, DEPTH + 0.2, 0), look.floor)
    ceiling = m.plain('#f6f4ef', 0.9)
    box((-0.2, -0.2, CEILING), (END + 0.2, DEPTH + 0.2, CEILING + 0.15), ceiling)
    box((-0.2, 0, 0), (0, DEPTH, CEILING), look.feature)
    box((END, 0, 0), (END + 0.2, DEPTH, CEILING), look.feature)
    box((-0.2, DEPTH, 0), (END + 0.2, DEPTH + 0.2, CEILING), look.walls)
    low, high = DIVIDE
    box((low, 0, 0), (high, DOORWAY[0], CEILING), look.walls)
    box((low, DOORWAY[1], 0), (high, DEPTH, CEILING), look.walls)
    box((low, DOORWAY[0], 2.3), (high, DOORWAY[1], CEILING), look.walls)
    for y in DOORWAY:
        box((low - 0.02, y - 0.04, 0), (high + 0.02, y + 0.04, 2.34), look.trim, 0.004)
    box((low - 0.02, DOORWAY[0], 2.26), (high + 0.02, DOORWAY[1], 2.34), look.trim, 0.004)
    _south(look)
    for x0, x1 in ((0, low), (high, END)):
        box((x0, DEPTH - 0.015, 0), (x1, DEPTH, 0.1), look.trim)
        _ceiling_lights(x0, x1)
    box((-0.2, -1.7, -0.12), (END + 0.2, -0.2, -0.02), m.tiles('#b9b4aa', '#a49e93', '#8d877c', 0.6))
    for x in range(-1, 12):
        rod((x, -1.62, 0), (x, -1.62, 1.05), 0.015, look.metal)
    for z in (0.2, 0.48, 0.76, 1.05):
        rod((-1, -1.62, z), (12, -1.62, z), 0.012, look.metal)


def _south(look):
    edge = 0.0
    for left, right in WINDOWS:
        box((edge, -0.2, 0), (left, 0, CEILING), look.walls)
        box((left, -0.2, 2.55), (right, 0, CEILING), look.walls)
        middle = (left + right) / 2
        for x in (left, middle, right):
            box((x - 0.03, -0.14, 0), (x + 0.03, -0.08, 2.55), look.metal)
        for z in (0.03, 2.52):
            box((left, -0.14, z - 0.03), (right, -0.08, z + 0.03), look.metal)
        curtain((left - 0.25, 0.12), (left + 0.25, 0.12), 0.02, 2.75, look.curtain, 6)
        curtain((right - 0.25, 0.12), (right + 0.25, 0.12), 0.02, 2.75, look.curtain, 6)
        rod((left - 0.4, 0.12, 2.77), (right + 0.4, 0.12, 2.77), 0.014, look.metal)
        # Daylight by the window: what a sky would send in, without its noise.
        lamp((middle, 0.02, 1.3), (right - left, 2.4), 70, (0.86, 0.93, 1), (math.pi / -2, 0, 0))
        edge = right
    box((edge, -0.2, 0), (END, 0, CEILING), look.walls)


def _ceiling_lights(x0, x1):
    warm = m.glow('#ffe2b8', 9)
    for x in (x0 + 1.1, (x0 + x1) / 2, x1 - 1.1):
        for y in (1.2, 4.0):
            disc((x, y, CEILING - 0.004), 0.055, 0.012, warm, 0)
    middle = ((x0 + x1) / 2, DEPTH / 2, CEILING - 0.03)
    size = (x1 - x0 - 1, DEPTH - 1.4)
    lamp(middle, size, 55, (1, 0.9, 0.78))
    # What the floor and the furniture would throw back at the ceiling.
    lamp((middle[0], middle[1], 2.2), size, 38, (1, 0.93, 0.84), (math.pi, 0, 0))


def outdoors(look):
    """Sky, sun, a park and the towers of a city, some hundred metres away."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    sky = tree.nodes.new('ShaderNodeTexSky')
    sky.sky_type = 'NISHITA'
    sky.sun_disc = False
    sky.sun_elevation = math.radians(look.sun[0])
    sky.sun_rotation = math.radians(180 + look.sun[1])
    sky.air_density = 1.2
    tree.links.new(sky.outputs['Color'], tree.nodes['Background'].inputs['Color'])
    tree.nodes['Background'].inputs['Strength'].default_value = 0.32
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy = 3.2
    data.angle = 0.01
    data.color = (1, 0.93, 0.82) if look.sun[0] > 20 else (1, 0.72, 0.45)
    sun = bpy.data.objects.new('sun', data)
    tilt, way = math.radians(90 - look.sun[0]), math.radians(look.sun[1])
    sun.rotation_euler = (tilt, 0, way)
    bpy.context.collection.objects.link(sun)
    box((-900, -1400, -42), (900, -2, -40), m.plain('#8a8f5e', 1))
    for number, (x, y, width, height) in enumerate(_TOWERS):
        wall, window, lit = look.city
        tower = m.facade(wall, window, lit if number % 2 else window)
        box((x, y, -40), (x + width, y + width, height - 40), tower)


_TOWERS = (
    (-190, -260, 26, 62), (-140, -330, 22, 88), (-96, -240, 24, 44), (-58, -390, 30, 104),
    (-18, -300, 20, 56), (14, -420, 28, 92), (52, -280, 24, 50), (88, -350, 26, 110),
    (128, -250, 22, 60), (170, -400, 32, 84), (215, -300, 24, 70), (-250, -380, 30, 96),
)  # fmt: skip


def living(look, fabric, accent, leaf, table, tints):
    """A sofa by the west wall, a screen across, a table for six to the north."""
    bulb = m.glow('#ffd9a0', 14)
    shade = m.cloth('#efe3cc')
    f.place(f.sofa, (0.75, 2.3), -90, fabric=fabric, legs=look.metal, accent=accent)
    f.place(f.armchair, (2.5, 0.75), 20, fabric=accent, legs=look.metal)
    f.place(f.coffee_table, (2.15, 2.2), 30, top=table, legs=look.metal)
    f.place(f.books, (2.1, 2.25, 0.4), 15, cover=accent, paper=m.plain('#efe9dc'))
    box((0.5, 0.9, 0), (3.6, 3.7, 0.016), m.cloth('#d8d0bf'), 0.006)
    f.place(f.screen_wall, (6.15, 1.0), 90, panel=table, black=m.plain('#0c0d0e', 0.12), metal=look.metal, width=1.8)
    f.place(f.floor_lamp, (0.55, 3.95), 0, metal=look.metal, shade=shade, bulb=bulb)
    f.place(f.plant, (0.5, 0.6), 0, pot=m.plain('#d9d2c5', 0.8), leaf=leaf, stem=m.plain('#4f3d2b'))
    f.place(f.picture, (0.0, 2.3, 1.75), -90, frame=look.metal, paper=m.plain('#f3eee4'), tints=tints, width=1.2, height=0.9)
    f.place(f.table_for, (4.35, 4.2), 0, top=table, legs=table, seat=accent, length=2.1)
    for x in (3.85, 4.85):
        f.place(f.pendant, (x, 4.2), 0, metal=look.metal, bulb=bulb, ceiling=CEILING, drop=1.95)
    f.place(f.shelf, (1.9, 5.02), 180, wood=table, covers=[fabric, accent, m.plain('#c9b08a'), m.plain('#eee6d6')], vase=m.plain('#b4532a', 0.4))


def bedroom(look, linen, throw, board, front, leaf, tints):
    bulb = m.glow('#ffd9a0', 14)
    shade = m.cloth('#efe3cc')
    f.place(f.bed, (10.0, 2.65), 90, frame=board, linen=linen, throw=throw, headboard=board)
    for y in (1.2, 4.1):
        f.place(f.bedside, (10.9, y), 90, box_wood=front, metal=look.metal, shade=shade, bulb=bulb)
    f.place(f.wardrobe, (8.4, 4.88), 180, front=front, handle=look.metal, height=2.6)
    f.place(f.picture, (END, 2.65, 1.95), 90, frame=look.metal, paper=m.plain('#f3eee4'), tints=tints, width=1.3, height=0.8)
    f.place(f.plant, (7.0, 0.6), 0, pot=m.plain('#d9d2c5', 0.8), leaf=leaf, stem=m.plain('#4f3d2b'), height=1.4)
    f.place(f.armchair, (7.35, 1.5), -55, fabric=throw, legs=look.metal)
    box((7.9, 1.2, 0), (10.6, 4.2, 0.016), m.cloth('#d8d0bf'), 0.006)


def cooking(look, front, top, stool, leaf, tints):
    bulb = m.glow('#ffd9a0', 14)
    dark = m.plain('#1b1c1c', 0.25)
    back = m.tiles('#efeae0', '#e2dbcc', '#c9c0ae', 0.15)
    f.place(f.kitchen, (8.9, 4.9), 180, front=front, top=top, back=back, metal=look.metal, dark=dark, width=4.2)
    f.place(f.island, (8.9, 3.1), 180, front=front, top=top, stool=stool, legs=look.metal)
    for x in (8.3, 8.9, 9.5):
        f.place(f.pendant, (x, 3.05), 0, metal=look.metal, bulb=bulb, ceiling=CEILING, drop=1.9)
    f.place(f.table_for, (9.6, 1.25), 0, top=stool, legs=stool, seat=m.cloth('#b9ab93'), length=1.4, chairs=2)
    f.place(f.plant, (7.0, 0.6), 0, pot=m.plain('#b4532a', 0.8), leaf=leaf, stem=m.plain('#4f3d2b'), height=1.5)
    f.place(f.picture, (END, 1.3, 1.7), 90, frame=look.metal, paper=m.plain('#f3eee4'), tints=tints, width=0.9, height=1.1)


def heights():
    look = Look(
        floor=m.planks('#b98c5c', '#a87a4b', '#5b3f24'), walls=m.plain('#efeae0', 0.9),
        feature=m.plain('#5f7f6d', 0.9), trim=m.plain('#f4f1ea', 0.5), metal=m.plain('#1f2321', 0.35, 0.8),
        curtain=m.cloth('#e8e1d1'), sun=(34, 24), exposure=0.45, city=('#d9d2c4', '#5b6d78', '#7d8c93'),
    )  # fmt: skip
    leaf = m.plain('#2f6b3f', 0.45)
    tints = (m.plain('#d98b4a'), m.plain('#2f6b56'))
    living(look, m.cloth('#8c9a8e'), m.cloth('#c47d4a'), leaf, m.wood('#8a5f3a', '#5e3d22'), tints)
    bedroom(look, m.cloth('#f2ede3'), m.cloth('#5f7f6d'), m.cloth('#b6a88f'), m.wood('#b08a60', '#8d693f'), leaf, tints)
    return look


def villa():
    look = Look(
        floor=m.tiles('#e3ddd2', '#cfc6b6', '#b5ac9c', 0.8), walls=m.plain('#f3ede1', 0.9),
        feature=m.plain('#c3683f', 0.9), trim=m.wood('#9a6b42', '#6f4927'), metal=m.plain('#7a5a35', 0.3, 0.9),
        curtain=m.cloth('#f0e8d8'), sun=(46, -20), exposure=0.4, city=('#e6dccb', '#6f7f86', '#8d979a'),
    )  # fmt: skip
    leaf = m.plain('#3c7a3f', 0.45)
    tints = (m.plain('#c3683f'), m.plain('#284f63'))
    living(look, m.cloth('#e4d9c4'), m.cloth('#35607a'), leaf, m.wood('#a8754a', '#75492a'), tints)
    cooking(look, m.plain('#55705f', 0.5), m.tiles('#f1ede6', '#d8d1c6', '#f1ede6', 6), m.wood('#b1814f', '#80562f'), leaf, tints)
    return look


def penthouse():
    look = Look(
        floor=m.tiles('#d5d0c9', '#aaa196', '#9c948a', 1.2), walls=m.plain('#d9d2c8', 0.9),
        feature=m.wood('#6b4a33', '#3f2a1c', (14, 14, 1.2)), trim=m.plain('#2a2623', 0.4), metal=m.plain('#b08d57', 0.25, 1),
        curtain=m.cloth('#b8aea1'), sun=(9, 34), exposure=0.7, city=('#8d8a90', '#47505f', '#ffce86'),
    )  # fmt: skip
    leaf = m.plain('#2b5a3a', 0.45)
    tints = (m.plain('#b08d57'), m.plain('#27364e'))
    living(look, m.cloth('#27364e'), m.cloth('#b78a52'), leaf, m.wood('#4d3424', '#2d1d13'), tints)
    bedroom(look, m.cloth('#efe9e0'), m.cloth('#27364e'), m.cloth('#6f6259'), m.wood('#5b3f2c', '#372417'), leaf, tints)
    return look


HOMES = {'heights': heights, 'villa': villa, 'penthouse': penthouse}


def build(name):
    """Puts a home into the empty scene, and its exposure into the scene's view."""
    look = HOMES[name]()
    shell(look)
    outdoors(look)
    bpy.context.scene.view_settings.exposure = look.exposure
