"""What things are made of. Colours are sRGB hexadecimal, as on the site."""

import bpy


def _linear(colour):
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels] + [1]


def _new(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, material.node_tree, material.node_tree.nodes['Principled BSDF'].inputs


def plain(colour, rough=0.6, metal=0.0):
    material, _, inputs = _new(f'plain {colour}')
    inputs['Base Color'].default_value = _linear(colour)
    inputs['Roughness'].default_value = rough
    inputs['Metallic'].default_value = metal
    return material


def cloth(colour):
    """Woven: a fine bump, and a sheen at its edges."""
    material, tree, inputs = _new(f'cloth {colour}')
    inputs['Base Color'].default_value = _linear(colour)
    inputs['Roughness'].default_value = 0.95
    inputs['Sheen'].default_value = 0.6
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 180
    _bump(tree, inputs, noise.outputs['Fac'], 0.18)
    return material


def _bump(tree, inputs, height, strength):
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = 0.02
    tree.links.new(height, bump.inputs['Height'])
    tree.links.new(bump.outputs['Normal'], inputs['Normal'])


def _mapped(tree, scale):
    place = tree.nodes.new('ShaderNodeTexCoord')
    mapping = tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = scale
    tree.links.new(place.outputs['Object'], mapping.inputs['Vector'])
    return mapping.outputs['Vector']


def wood(light, dark, scale=(1.2, 14, 14), rough=0.42):
    """Grain that runs along x."""
    material, tree, inputs = _new(f'wood {light}')
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 2.4
    noise.inputs['Detail'].default_value = 9
    noise.inputs['Distortion'].default_value = 0.6
    tree.links.new(_mapped(tree, scale), noise.inputs['Vector'])
    _ramp(tree, inputs, noise.outputs['Fac'], light, dark)
    inputs['Roughness'].default_value = rough
    return material


def _ramp(tree, inputs, factor, light, dark, low=0.3, high=0.72):
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].color = _linear(dark)
    ramp.color_ramp.elements[1].color = _linear(light)
    ramp.color_ramp.elements[0].position = low
    ramp.color_ramp.elements[1].position = high
    tree.links.new(factor, ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], inputs['Base Color'])


def planks(light, dark, gap):
    """A floor of boards, 16 cm wide."""
    material, tree, inputs = _new(f'planks {light}')
    bricks = tree.nodes.new('ShaderNodeTexBrick')
    bricks.inputs['Color1'].default_value = _linear(light)
    bricks.inputs['Color2'].default_value = _linear(dark)
    bricks.inputs['Mortar'].default_value = _linear(gap)
    bricks.inputs['Scale'].default_value = 1
    bricks.inputs['Mortar Size'].default_value = 0.003
    bricks.inputs['Brick Width'].default_value = 1.7
    bricks.inputs['Row Height'].default_value = 0.16
    tree.links.new(_mapped(tree, (1, 1, 1)), bricks.inputs['Vector'])
    grain = tree.nodes.new('ShaderNodeTexNoise')
    grain.inputs['Scale'].default_value = 3
    grain.inputs['Detail'].default_value = 8
    tree.links.new(_mapped(tree, (1, 18, 1)), grain.inputs['Vector'])
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.blend_type = 'OVERLAY'
    mix.inputs['Fac'].default_value = 0.55
    tree.links.new(bricks.outputs['Color'], mix.inputs['Color1'])
    tree.links.new(grain.outputs['Fac'], mix.inputs['Color2'])
    tree.links.new(mix.outputs['Color'], inputs['Base Color'])
    inputs['Roughness'].default_value = 0.38
    return material


def tiles(colour, vein, joint, size=0.9):
    """Polished stone in square tiles."""
    material, tree, inputs = _new(f'tiles {colour}')
    stone = tree.nodes.new('ShaderNodeTexNoise')
    stone.inputs['Scale'].default_value = 1.6
    stone.inputs['Detail'].default_value = 12
    stone.inputs['Distortion'].default_value = 2.4
    tree.links.new(_mapped(tree, (1, 1, 1)), stone.inputs['Vector'])
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].color = _linear(vein)
    ramp.color_ramp.elements[1].color = _linear(colour)
    ramp.color_ramp.elements[0].position = 0.36
    ramp.color_ramp.elements[1].position = 0.56
    tree.links.new(stone.outputs['Fac'], ramp.inputs['Fac'])
    grid = tree.nodes.new('ShaderNodeTexBrick')
    grid.offset = 0
    grid.inputs['Scale'].default_value = 1
    grid.inputs['Mortar Size'].default_value = 0.004
    grid.inputs['Brick Width'].default_value = size
    grid.inputs['Row Height'].default_value = size
    grid.inputs['Mortar'].default_value = _linear(joint)
    tree.links.new(_mapped(tree, (1, 1, 1)), grid.inputs['Vector'])
    tree.links.new(ramp.outputs['Color'], grid.inputs['Color1'])
    tree.links.new(ramp.outputs['Color'], grid.inputs['Color2'])
    tree.links.new(grid.outputs['Color'], inputs['Base Color'])
    inputs['Roughness'].default_value = 0.16
    return material


def glow(colour, strength):
    """Something that is lit from inside."""
    material = bpy.data.materials.new(f'glow {colour}')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    light = tree.nodes.new('ShaderNodeEmission')
    light.inputs['Color'].default_value = _linear(colour)
    light.inputs['Strength'].default_value = strength
    out = tree.nodes.new('ShaderNodeOutputMaterial')
    tree.links.new(light.outputs['Emission'], out.inputs['Surface'])
    return material


def facade(wall, window, lit):
    """A tower of flats, seen from far: rows of windows, some of them lit."""
    material, tree, inputs = _new(f'facade {wall}')
    rows = tree.nodes.new('ShaderNodeTexBrick')
    rows.offset = 0
    rows.inputs['Scale'].default_value = 1
    rows.inputs['Mortar Size'].default_value = 0.75
    rows.inputs['Brick Width'].default_value = 3.6
    rows.inputs['Row Height'].default_value = 3.2
    rows.inputs['Color1'].default_value = _linear(window)
    rows.inputs['Color2'].default_value = _linear(lit)
    rows.inputs['Mortar'].default_value = _linear(wall)
    place = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    plan = tree.nodes.new('ShaderNodeMath')
    join = tree.nodes.new('ShaderNodeCombineXYZ')
    tree.links.new(place.outputs['Object'], split.inputs['Vector'])
    tree.links.new(split.outputs['X'], plan.inputs[0])
    tree.links.new(split.outputs['Y'], plan.inputs[1])
    tree.links.new(plan.outputs['Value'], join.inputs['X'])
    tree.links.new(split.outputs['Z'], join.inputs['Y'])
    tree.links.new(join.outputs['Vector'], rows.inputs['Vector'])
    tree.links.new(rows.outputs['Color'], inputs['Base Color'])
    inputs['Roughness'].default_value = 0.7
    return material
