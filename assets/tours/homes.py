"""The three homes: what they are made of, and the light they are seen in."""

from types import SimpleNamespace

import bpy

import materials as m
from furniture import furnish
from plan import PLANS
from shapes import box
from structure import build_structure
from surroundings import SURROUNDINGS
from surroundings.sky import sky


def _look(**values):
    """What all homes have in common, and what this one has of its own."""
    common = dict(
        ceiling=m.plain('#f7f5f0', 0.9), trim=m.plain('#f4f1ea', 0.45), door=m.plain('#f1ede5', 0.4),
        steel=m.plain('#b8bbbd', 0.3, 1.0), dark=m.plain('#191b1b', 0.5), screen=m.plain('#060708', 0.08),
        basin=m.plain('#8d9092', 0.35, 1.0), china=m.plain('#f1ece2', 0.25), ceramic=m.plain('#f5f4f0', 0.12),
        mirror=m.plain('#e9eceb', 0.02, 1.0), stem=m.plain('#5a4631', 0.8), soil=m.plain('#3a2d22', 0.95),
        linen=m.cloth('#f3efe7', '#e9e3d8'), quilt=m.cloth('#ece5d8', '#e0d7c7'), lamps=0.0, downlights=6, fill=1.6,
        fill_colour=(1, 0.96, 0.9), floors={}, features=(),
    )  # fmt: skip
    return SimpleNamespace(**{**common, **values})


def _heights():
    """Morning: a bright flat of oak, sage and linen."""
    oak, dark_oak = '#b98d60', '#8a6440'
    deck = m.planks('#8d6a48', '#785638', '#3a2a1d', 0.12)
    green = m.paint('#8fa08c')
    return _look(
        wall=m.paint('#f1ece2'), floor=m.planks('#bb9468', '#a98155', '#6a4c30'), wood=m.wood(oak, dark_oak),
        floors={'kitchen': m.tiles('#d9d2c4', '#cfc6b6', '#b3a995', (0.6, 0.6), 0.25, 0.0), 'bathroom': m.plain('#cfc8bb', 0.3), 'balcony': deck},
        features=((('x', 0.1), 0, 6, green), (('x', 10.8), 0, 4.4, m.paint('#b9c2b4')), (('x', 3.66), 6, 9.4, m.paint('#c9b79a'))),
        metal=m.plain('#22262a', 0.4, 0.7), frame=m.plain('#2b2f30', 0.4, 0.3), sill=m.stone('#e9e4da', '#d5cdbf', 0.3),
        fabric=m.cloth('#c9c3b4', '#b7b09f'), accent=m.cloth('#c77f4e', '#b26d3e'), second=m.cloth('#6f8a78', '#5d7766'),
        throw=m.cloth('#8fa295', '#7a8f81'), headboard=m.cloth('#a9b3a2', '#98a391'), seat=m.cloth('#8f9d90', '#7d8c7f'),
        rug=('#ded6c4', '#a3977e'), curtain=m.sheer('#f2ebdd'), front=m.plain('#dcdcd0', 0.45), counter=m.stone('#efeae2', '#c9c0b2', 0.15, 1.3),
        splash=m.tiles('#eef0ea', '#e3e7de', '#c9cdc3', (0.15, 0.075), 0.12, 0.5, True), pottery=m.plain('#c96f45', 0.55), pot=m.plain('#d8cfbf', 0.75),
        leaf=m.leaves('#3f7a3c', '#2a5a2c'), tints=('#dfae72', '#7d9583', '#2f5a4b'), teak=m.wood('#a97c50', '#7c5735', 0.55),
        outdoor=m.cloth('#e5dfd2', '#d8d0c0'), haze='#c9d6e2', haze_light=1.5, exposure=1.6, fill=3.0,
        sun=SimpleNamespace(azimuth=142, height=25, energy=8, colour='#ffedd2', air=1.0, dust=1.2, sky=0.42, clouds=0.55, cloud='#ffffff', cloud_light=6.0),
    )  # fmt: skip


def _villa():
    """Afternoon: lime plaster, teak and terracotta around a garden."""
    bath = m.tiles('#5d9095', '#538489', '#d5cfc2', (0.15, 0.15), 0.2, 0.0, True)
    return _look(
        wall=m.paint('#f4ecdd'), floor=m.stone('#ddd2bd', '#c9bba2', 0.28, 1.1, '#b5a78e', 0.8), wood=m.wood('#9c6a40', '#6e4627'),
        floors={
            'verandah': m.tiles('#b5623f', '#a65535', '#8f7860', (0.3, 0.3), 0.45, 0.0), 'garden': None,
            'bedroom': m.planks('#a97a4e', '#96683f', '#553820', 0.14), 'bathroom': m.tiles('#3f6f74', '#38656b', '#c9c2b3', (0.15, 0.15), 0.25, 0.0),
        },
        features=((('x', 0.14), 0, 5.6, m.paint('#d9a06f')), (('x', 11.26), 0, 5.6, m.paint('#e3cfae')), (('x', 0.14), 5.6, 9.9, m.paint('#c8d0bd')), (('y', 9.76), 5, 7.8, bath), (('y', 5.68), 5, 7.8, bath)),
        metal=m.plain('#6a5130', 0.35, 0.9), frame=m.wood('#8f623c', '#6a4526', 0.45), sill=m.stone('#ddd2bd', '#c9bba2', 0.3),
        trim=m.wood('#9c6a40', '#6e4627'), door=m.wood('#9a6a42', '#6d4628'),
        fabric=m.cloth('#efe7d8', '#e2d8c5'), accent=m.cloth('#2f6275', '#254f60'), second=m.cloth('#c8683a', '#b1562c'),
        throw=m.cloth('#c98a4b', '#b3773c'), headboard=m.cloth('#d8cdb8', '#c9bda6'), seat=m.cloth('#d9cbb2', '#c6b699'),
        rug=('#a9654c', '#dcc7a2'), curtain=m.sheer('#f6eedd'), front=m.plain('#5e7463', 0.5), counter=m.stone('#efe8da', '#d3c7b2', 0.2),
        splash=m.tiles('#f0e7d4', '#e5d8bd', '#cbbd9f', (0.1, 0.1), 0.15, 0.0, True), pottery=m.plain('#2f6275', 0.4), pot=m.plain('#b5623f', 0.8),
        leaf=m.leaves('#4a7f38', '#2f5c26'), tints=('#e0a45a', '#c8683a', '#2f6275'), teak=m.wood('#9a6b42', '#70482a', 0.5),
        outdoor=m.cloth('#f1eadb', '#e5dcc9'), haze='#cfdae0', haze_light=1.5, exposure=1.35, fill=2.8,
        laterite=m.tiles('#a5573a', '#8f4830', '#c7b192', (0.4, 0.2), 0.9, 0.5, True), roof=m.tiles('#b0603c', '#99502f', '#6f3a22', (0.24, 0.32), 0.7),
        slab=m.stone('#c9bda6', '#b3a68d', 0.6), bark=m.plain('#6a5440', 0.95), grass=m.leaves('#8db04a', '#6a9436', 0.4),
        hedge=m.leaves('#5f9440', '#40742c', 0.4), tree=m.leaves('#6f9c45', '#4d7d30', 0.45), tree_light=m.leaves('#9bb653', '#75983c', 0.45),
        flower=(m.plain('#e8588b', 0.6), m.plain('#f6f0e2', 0.6)),
        sun=SimpleNamespace(azimuth=228, height=40, energy=8, colour='#ffe9c4', air=1.0, dust=0.8, sky=0.42, clouds=0.4, cloud='#ffffff', cloud_light=6.5),
    )  # fmt: skip


def _penthouse():
    """Evening: walnut, brass and deep blue, with the sun low over the sea."""
    marble = m.stone('#ece6dc', '#b5a896', 0.15, 0.9)
    return _look(
        wall=m.paint('#d9d0c3'), floor=m.stone('#d3cabd', '#c3b8a8', 0.14, 0.9, '#9a8f80', 1.2), wood=m.wood('#6a4930', '#412a19'),
        floors={'bedroom': m.planks('#6d4c33', '#5d3f29', '#2c1d12', 0.2), 'terrace': m.planks('#8a6a4c', '#77583d', '#3d2c1f', 0.14), 'bathroom': m.stone('#43484c', '#52575b', 0.15, 1.4, '#2a2d30', 0.9)},
        features=((('y', 5.73), 0, 7.4, m.wood('#6b4a33', '#42291a', 0.45, (14, 14, 1.3))), (('x', 5.33), 5.8, 10.4, m.paint('#4a5866')), (('x', 12.5), 0, 5.8, m.paint('#4a5866')), (('y', 10.3), 5.4, 8.6, marble), (('y', 5.87), 5.4, 8.6, marble)),
        metal=m.plain('#b08d57', 0.28, 1.0), frame=m.plain('#26221f', 0.4, 0.4), sill=m.stone('#cfc5b6', '#a99d8c', 0.2),
        trim=m.plain('#2f2a26', 0.45), door=m.wood('#5b3f2b', '#382315'),
        fabric=m.cloth('#b9aea0', '#a89c8c'), accent=m.cloth('#26405c', '#1d3249'), second=m.cloth('#b78a52', '#a27743'),
        throw=m.cloth('#6d5b52', '#5d4c44'), headboard=m.cloth('#7f7468', '#6e6459'), seat=m.cloth('#3d5266', '#314455'),
        rug=('#c7bcae', '#6d7480'), curtain=m.sheer('#cfc4b5'), front=m.plain('#3a3f45', 0.4), counter=m.stone('#ece6dc', '#a89a87', 0.1, 1.2),
        splash=m.stone('#ece6dc', '#a89a87', 0.1, 1.2), pottery=m.plain('#26405c', 0.3), pot=m.plain('#57504a', 0.6),
        leaf=m.leaves('#3a6b3f', '#274d2e'), tints=('#d8a962', '#a8553a', '#26405c'), teak=m.wood('#8a6444', '#65452c', 0.5),
        outdoor=m.cloth('#d8cfc2', '#c9bfb0'), haze='#ecae86', haze_light=0.65, exposure=1.65, lamps=1.0, downlights=14, fill=2.2, fill_colour=(1, 0.85, 0.69),
        pool_wall=m.tiles('#8a8178', '#7c736a', '#5e5750', (0.6, 0.2), 0.5, 0.5, True), pool_tile=m.tiles('#2f8e97', '#27808a', '#9cc5c4', (0.1, 0.1), 0.2, 0.0),
        sun=SimpleNamespace(azimuth=243, height=5.5, energy=2.0, colour='#ffab66', air=1.2, dust=2.5, sky=0.28, clouds=0.6, cloud='#ff9f78', cloud_light=2.0),
    )  # fmt: skip


LOOKS = {'heights': _heights, 'villa': _villa, 'penthouse': _penthouse}


def build(name):
    """Puts a home into the empty scene, and how bright it is seen."""
    m.forget()
    plan, look = PLANS[name], LOOKS[name]()
    build_structure(plan, look)
    for (axis, at), low, high, material in look.features:
        _panel(plan, axis, at, low, high, material)
    furnish(plan, look)
    SURROUNDINGS[name](plan, look)
    sky(look)
    bpy.context.scene.cycles.film_exposure = look.exposure


def _panel(plan, axis, at, low, high, material):
    """Another finish on a wall, just before it, with gaps for what opens in it."""

    def part(start, end, bottom, top=plan['ceiling']):
        if end - start < 0.02:
            return
        near, far = at - 0.006, at + 0.006
        if axis == 'x':
            box((near, start, bottom), (far, end, top), material)
        else:
            box((start, near, bottom), (end, far, top), material)

    edge = low + 0.1
    for opening in _openings(plan, 0 if axis == 'x' else 1, at):
        left, right = opening['at']
        if low < left < high:
            part(edge, left - 0.06, 0.09)
            part(left - 0.06, right + 0.06, opening['head'] + 0.06)
            if opening.get('sill', 0) > 0.2:
                part(left - 0.06, right + 0.06, 0.09, opening['sill'] - 0.04)
            edge = right + 0.06
    part(edge, high - 0.1, 0.09)


def _openings(plan, axis, at):
    """Those of the walls along the line, in order."""
    walls = (wall for wall in plan['walls'] if wall['line'][axis] == wall['line'][axis + 2])
    near = (wall for wall in walls if abs(wall['line'][axis] - at) < 0.2)
    return sorted((opening for wall in near for opening in wall['openings']), key=lambda opening: opening['at'])
