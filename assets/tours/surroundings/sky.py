"""A clear sky with some clouds, and the sun."""

import math

import bpy

from materials import linear
from shapes import link


def sky(look):
    """The sun's azimuth is in degrees from the north over the east, its height over the horizon."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    add, join = tree.nodes.new, tree.links.new
    air = add('ShaderNodeTexSky')
    air.sky_type = 'NISHITA'
    air.sun_disc = False
    air.sun_elevation = math.radians(look.sun.height)
    air.sun_rotation = math.radians(look.sun.azimuth)
    air.air_density, air.dust_density = look.sun.air, look.sun.dust
    mixed = add('ShaderNodeMixRGB')
    join(_clouds(tree, look.sun.clouds), mixed.inputs['Fac'])
    join(air.outputs['Color'], mixed.inputs['Color1'])
    mixed.inputs['Color2'].default_value = [c * look.sun.cloud_light for c in linear(look.sun.cloud)[:3]] + [1]
    world.cycles.sampling_method, world.cycles.sample_map_resolution = 'MANUAL', 512
    # The haze at the horizon, in which what is far away fades as well.
    hazy = add('ShaderNodeMixRGB')
    join(_haze(tree), hazy.inputs['Fac'])
    join(mixed.outputs['Color'], hazy.inputs['Color1'])
    hazy.inputs['Color2'].default_value = [c * look.haze_light / look.sun.sky for c in linear(look.haze)[:3]] + [1]
    background = tree.nodes['Background']
    join(hazy.outputs['Color'], background.inputs['Color'])
    background.inputs['Strength'].default_value = look.sun.sky
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = look.sun.energy, math.radians(0.8), linear(look.sun.colour)[:3]
    sun = link(data)
    sun.rotation_euler = (math.radians(90 - look.sun.height), 0, math.radians(180 - look.sun.azimuth))


def _math(tree, operation, first, second):
    node = tree.nodes.new('ShaderNodeMath')
    node.operation = operation
    for end, value in zip(node.inputs, (first, second)):
        if isinstance(value, bpy.types.NodeSocket):
            tree.links.new(value, end)
        else:
            end.default_value = value
    return node.outputs[0]


def _direction(tree):
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['Generated'], split.inputs[0])
    return split.outputs


def _haze(tree):
    """All of it at the horizon and below, none above some degrees."""
    up = _math(tree, 'MAXIMUM', _direction(tree)['Z'], 0.0)
    return _math(tree, 'MULTIPLY', _math(tree, 'EXPONENT', _math(tree, 'MULTIPLY', up, -14.0), 0.0), 0.92)


def _clouds(tree, amount):
    """How much cloud there is in each direction: noise on a plane far above."""
    add, join = tree.nodes.new, tree.links.new
    x, y, z = (_direction(tree)[axis] for axis in 'XYZ')
    height = _math(tree, 'MAXIMUM', z, 0.0)
    plane = add('ShaderNodeCombineXYZ')
    for axis, value in (('X', x), ('Y', y)):
        join(_math(tree, 'DIVIDE', value, _math(tree, 'ADD', height, 0.12)), plane.inputs[axis])
    noise = add('ShaderNodeTexNoise')
    join(plane.outputs[0], noise.inputs['Vector'])
    noise.inputs['Scale'].default_value = 0.9
    noise.inputs['Detail'].default_value = 8
    noise.inputs['Roughness'].default_value = 0.56
    ramp = add('ShaderNodeValToRGB')
    join(noise.outputs['Fac'], ramp.inputs['Fac'])
    low = 0.62 - 0.2 * amount
    for element, (position, value) in zip(ramp.color_ramp.elements, ((low, 0), (low + 0.2, 0.85))):
        element.position, element.color = position, (value, value, value, 1)
    # None at the horizon.
    share = _math(tree, 'MULTIPLY', _math(tree, 'MINIMUM', height, 0.15), 1 / 0.15)
    return _math(tree, 'MULTIPLY', ramp.outputs['Color'], share)
