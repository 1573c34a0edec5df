"""What things are made of. Colours are sRGB hexadecimal, as on the site."""

from functools import lru_cache

import bpy


def linear(colour):
    """A colour as Cycles takes it, with alpha."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels] + [1]


def material(build):
    """Has a function build a material once for the same arguments, as long as a scene lasts."""
    made = lru_cache(maxsize=None)(build)
    _caches.append(made)
    return made


_caches = []


def forget():
    """Before a new scene: the materials of the last one are gone."""
    for made in _caches:
        made.cache_clear()


class Nodes:
    """The nodes of a material around a principled surface."""

    def __init__(self, name, colour, rough=0.6, metal=0.0):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes['Principled BSDF']
        self.inputs = self.surface.inputs
        self.inputs['Base Color'].default_value = linear(colour)
        self.inputs['Roughness'].default_value = rough
        self.inputs['Metallic'].default_value = metal

    def add(self, kind, **values):
        """A node; values are its inputs, by name with _ for a space, or links to them."""
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for name, value in values.items():
            self.set(node.inputs[name.replace('_', ' ')], value)
        return node

    def set(self, end, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, end)
        else:
            end.default_value = value

    def math(self, operation, *values):
        node = self.tree.nodes.new('ShaderNodeMath')
        node.operation = operation
        for end, value in zip(node.inputs, values):
            self.set(end, value)
        return node.outputs[0]

    def where(self, scale=(1, 1, 1), shifted=False):
        """Places on the thing itself, in metres; shifted: other ones on each thing."""
        place = self.add('TexCoord').outputs['Object']
        if shifted:
            shift = self.math('MULTIPLY', self.add('ObjectInfo').outputs['Random'], 40.0)
            moved = self.add('VectorMath')
            self.set(moved.inputs[0], place)
            self.set(moved.inputs[1], shift)
            place = moved.outputs[0]
        return self.add('Mapping', Vector=place, Scale=scale).outputs['Vector']

    def noise(self, vector, scale, detail=2.0, distortion=0.0):
        return self.add(
            'TexNoise', Vector=vector, Scale=scale, Detail=detail, Distortion=distortion
        ).outputs['Fac']

    def ramp(self, factor, *stops):
        """Colours by a factor: pairs of position and colour."""
        ramp = self.add('ValToRGB', Fac=factor)
        elements = ramp.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, linear(colour)
        return ramp.outputs['Color']

    def mix(self, factor, first, second, blend='MIX'):
        node = self.tree.nodes.new('ShaderNodeMixRGB')
        node.blend_type = blend
        for end, value in zip(node.inputs, (factor, first, second)):
            self.set(end, value)
        return node.outputs['Color']

    def bricks(self, size, joint, vector, first, second, mortar, offset=0.5):
        node = self.add(
            'TexBrick', Vector=vector, Color1=linear(first), Color2=linear(second), Mortar=linear(mortar), Scale=1.0,
            Brick_Width=size[0], Row_Height=size[1], Mortar_Size=joint, Mortar_Smooth=0.1,
        )  # fmt: skip
        node.offset = offset
        return node

    def colour(self, value):
        self.set(self.inputs['Base Color'], value)

    def bump(self, height, strength, distance=0.01):
        node = self.add('Bump', Height=height, Strength=strength, Distance=distance)
        self.set(self.inputs['Normal'], node.outputs['Normal'])


@material
def plain(colour, rough=0.6, metal=0.0):
    return Nodes(f'plain {colour}', colour, rough, metal).material


@material
def paint(colour):
    """A plastered wall."""
    return Nodes(f'paint {colour}', colour, 0.85).material


@material
def cloth(colour, second=None, weave=260.0):
    """Woven: threads that cross, a little lighter and darker, with a sheen at its edges."""
    nodes = Nodes(f'cloth {colour}', colour, 0.95)
    nodes.inputs['Sheen'].default_value = 0.4
    where = nodes.where(shifted=True)
    mottled = nodes.noise(where, 45.0, 3.0)
    dark = second or _darker(colour, 0.8)
    nodes.colour(nodes.ramp(mottled, (0.3, dark), (0.62, colour)))
    fold = nodes.noise(where, 7.0, 2.0)
    thread = nodes.noise(where, weave, 1.0)
    nodes.bump(nodes.math('ADD', nodes.math('MULTIPLY', thread, 0.25), fold), 0.25, 0.012)
    return nodes.material


def _darker(colour, share):
    return '#' + ''.join(f'{int(int(colour[i : i + 2], 16) * share):02x}' for i in (1, 3, 5))


@material
def sheer(colour):
    """A curtain through which light falls."""
    nodes = Nodes(f'sheer {colour}', colour, 0.9)
    through = nodes.add('BsdfTranslucent', Color=linear(colour))
    both = nodes.add('MixShader', Fac=0.5)
    nodes.set(both.inputs[1], nodes.surface.outputs[0])
    nodes.set(both.inputs[2], through.outputs[0])
    nodes.set(nodes.tree.nodes['Material Output'].inputs['Surface'], both.outputs[0])
    return nodes.material


@material
def wood(light, dark, rough=0.4, along=(1.3, 15, 15)):
    """Grain that runs along x, unless other scales are given, and upright on what faces along x. `box()` turns materials whose name starts with `wood`."""
    nodes = Nodes(f'{"panel" if along[0] > along[2] else "wood"} {light}', light, rough)
    split = nodes.add('SeparateXYZ', Vector=nodes.add('TexCoord').outputs['Normal'])
    faces = nodes.math('GREATER_THAN', nodes.math('ABSOLUTE', split.outputs['X']), 0.7)
    where = nodes.mix(faces, *(nodes.where(scale, shifted=True) for scale in (along, along[::-1])))
    grain = nodes.noise(where, 2.2, 5.0, 0.7)
    nodes.colour(nodes.ramp(grain, (0.28, dark), (0.72, light)))
    nodes.bump(grain, 0.08, 0.004)
    return nodes.material


@material
def planks(light, dark, gap, width=0.17):
    """A floor of boards that run along x."""
    nodes = Nodes(f'planks {light}', light, 0.36)
    boards = nodes.bricks((1.8, width), 0.0025, nodes.where(), light, dark, gap, 0.37)
    grain = nodes.noise(nodes.where((1, 16, 1)), 3.4, 5.0, 0.5)
    colour = nodes.mix(0.6, boards.outputs['Color'], nodes.ramp(grain, (0.25, '#565656'), (0.75, '#a4a4a4')), 'OVERLAY')
    nodes.colour(colour)
    nodes.set(nodes.inputs['Roughness'], nodes.math('ADD', nodes.math('MULTIPLY', grain, 0.25), 0.24))
    nodes.bump(nodes.math('SUBTRACT', nodes.math('MULTIPLY', grain, 0.15), boards.outputs['Fac']), 0.2, 0.004)
    return nodes.material


@material
def stone(colour, vein, rough=0.2, scale=1.6, joint=None, size=0.9):
    """Stone with veins; with a joint, in square slabs."""
    nodes = Nodes(f'stone {colour}', colour, rough)
    nodes.inputs['Specular'].default_value = 0.4
    where = nodes.where()
    base = nodes.ramp(nodes.noise(where, scale, 7.0, 2.2), (0.34, vein), (0.58, colour))
    if joint:
        slabs = nodes.bricks((size, size), 0.003, where, '#ffffff', '#efefef', joint, 0.0)
        base = nodes.mix(1.0, base, slabs.outputs['Color'], 'MULTIPLY')
        nodes.bump(nodes.math('SUBTRACT', 1.0, slabs.outputs['Fac']), 0.15, 0.003)
    nodes.colour(base)
    return nodes.material


@material
def tiles(colour, second, joint, size=(0.2, 0.1), rough=0.15, offset=0.5, upright=False):
    """Small tiles on a floor or, upright, on a wall of any direction."""
    nodes = Nodes(f'tiles {colour}', colour, rough)
    where = nodes.where()
    if upright:
        split = nodes.add('SeparateXYZ', Vector=where)
        along = nodes.math('ADD', split.outputs['X'], split.outputs['Y'])
        where = nodes.add('CombineXYZ', X=along, Y=split.outputs['Z']).outputs['Vector']
    rows = nodes.bricks(size, 0.003, where, colour, second, joint, offset)
    nodes.colour(rows.outputs['Color'])
    nodes.bump(nodes.math('SUBTRACT', 1.0, rows.outputs['Fac']), 0.25, 0.003)
    return nodes.material


@material
def speckled(colour, first, second, rough=0.3):
    """Terrazzo, granite or gravel: grains of two more colours."""
    nodes = Nodes(f'speckled {colour}', colour, rough)
    cells = nodes.add('TexVoronoi', Vector=nodes.where(), Scale=42.0)
    pick = nodes.add('SeparateColor', Color=cells.outputs['Color']).outputs[0]
    ramp = nodes.add('ValToRGB', Fac=pick)
    ramp.color_ramp.interpolation = 'CONSTANT'
    elements = ramp.color_ramp.elements
    elements.new(0.5)
    for element, (position, value) in zip(elements, ((0, colour), (0.62, first), (0.82, second))):
        element.position, element.color = position, linear(value)
    nodes.colour(ramp.outputs['Color'])
    return nodes.material


@material
def pile(colour, second, border=None):
    """A rug: thick and uneven, with faint lozenges."""
    nodes = Nodes(f'pile {colour}', colour, 1.0)
    nodes.inputs['Sheen'].default_value = 0.5
    where = nodes.where()
    split = nodes.add('SeparateXYZ', Vector=where)
    x, y = split.outputs['X'], split.outputs['Y']
    size = 0.2
    lines = [
        nodes.math('PINGPONG', nodes.math('ADD', x, nodes.math('MULTIPLY', y, sign)), size) for sign in (1.0, -1.0)
    ]
    line = nodes.math('LESS_THAN', nodes.math('MINIMUM', *lines), 0.012)
    worn = nodes.noise(where, 3.0, 6.0)
    tuft = nodes.noise(where, 120.0, 2.0)
    base = nodes.ramp(worn, (0.3, _darker(colour, 0.86)), (0.7, colour))
    nodes.colour(nodes.mix(nodes.math('MULTIPLY', line, 0.4), base, linear(second)))
    nodes.bump(nodes.math('ADD', tuft, nodes.math('MULTIPLY', line, -0.6)), 0.5, 0.01)
    return nodes.material


@material
def glow(colour, strength):
    """Something that is lit from inside; it lights nothing else."""
    nodes = Nodes(f'glow {colour}', colour)
    shine = nodes.add('Emission', Color=linear(colour), Strength=strength)
    nodes.set(nodes.tree.nodes['Material Output'].inputs['Surface'], shine.outputs[0])
    nodes.material.cycles.sample_as_light = False
    return nodes.material


@material
def shade(colour, strength=0.0):
    """A lampshade, lit through its cloth."""
    nodes = Nodes(f'shade {colour}', colour, 0.9)
    nodes.inputs['Emission'].default_value = linear('#ffcf94')
    nodes.inputs['Emission Strength'].default_value = strength
    nodes.material.cycles.sample_as_light = False
    return nodes.material


@material
def glass(tint='#f4fbf8'):
    """A thin pane: clear, and a mirror at flat angles."""
    nodes = Nodes('glass', tint)
    clear = nodes.add('BsdfTransparent', Color=linear(tint))
    shine = nodes.add('BsdfGlossy', Roughness=0.0)
    flat = nodes.math('POWER', nodes.add('LayerWeight', Blend=0.5).outputs['Facing'], 5.0)
    share = nodes.math('MULTIPLY_ADD', flat, 0.9, 0.04)
    both = nodes.add('MixShader', Fac=share)
    nodes.set(both.inputs[1], clear.outputs[0])
    nodes.set(both.inputs[2], shine.outputs[0])
    nodes.set(nodes.tree.nodes['Material Output'].inputs['Surface'], both.outputs[0])
    return nodes.material


@material
def leaves(colour, second, through=0.35):
    """Leaves, each a little different, with light that shines through them."""
    nodes = Nodes(f'leaves {colour}', colour, 0.45)
    where = nodes.where(shifted=True)
    tone = nodes.ramp(nodes.noise(where, 1.7, 4.0), (0.3, second), (0.7, colour))
    nodes.colour(tone)
    back = nodes.add('BsdfTranslucent', Color=tone)
    both = nodes.add('MixShader', Fac=through)
    nodes.set(both.inputs[1], nodes.surface.outputs[0])
    nodes.set(both.inputs[2], back.outputs[0])
    nodes.set(nodes.tree.nodes['Material Output'].inputs['Surface'], both.outputs[0])
    return nodes.material


@material
def abstract(paper, *tints):
    """A painting of soft fields of colour."""
    nodes = Nodes(f'abstract {paper}', paper, 0.8)
    field = nodes.noise(nodes.where((1.1, 1, 1.6), shifted=True), 1.5, 1.2, 1.6)
    stops = [(0.36 + 0.3 * k / len(tints), colour) for k, colour in enumerate((paper, *tints))]
    nodes.colour(nodes.ramp(field, *stops))
    ramp = [node for node in nodes.tree.nodes if node.bl_idname == 'ShaderNodeValToRGB'][-1]
    ramp.color_ramp.interpolation = 'EASE'
    return nodes.material


@material
def water(colour, rough, scale, strength, distance):
    """Water with waves: their number in a metre, and their height."""
    nodes = Nodes(f'water {colour}', colour, rough)
    nodes.inputs['Specular'].default_value = 0.5
    where = nodes.where((1, 1, 1))
    waves = nodes.noise(where, scale, 7.0, 0.4)
    nodes.bump(waves, strength, distance)
    return nodes.material


def hazy(nodes, haze, full):
    """Has what is far fade into the haze, wholly at a distance in metres."""
    far = nodes.math('DIVIDE', nodes.add('CameraData').outputs['View Distance'], -full / 3)
    share = nodes.math('SUBTRACT', 1.0, nodes.math('EXPONENT', far))
    colour, strength = haze
    shine = nodes.add('Emission', Color=linear(colour), Strength=strength)
    both = nodes.add('MixShader', Fac=share)
    nodes.set(both.inputs[1], nodes.surface.outputs[0])
    nodes.set(both.inputs[2], shine.outputs[0])
    nodes.set(nodes.tree.nodes['Material Output'].inputs['Surface'], both.outputs[0])
    nodes.material.cycles.sample_as_light = False
    return nodes.material


@material
def distant(colour, haze, full, second=None, scale=0.02, rough=0.9):
    """Ground or leaves seen from far."""
    nodes = Nodes(f'distant {colour}', colour, rough)
    if second:
        nodes.colour(nodes.ramp(nodes.noise(nodes.where(shifted=True), scale, 8.0), (0.35, second), (0.65, colour)))
    return hazy(nodes, haze, full)


@material
def facade(wall, window, lit, share, haze, full):
    """A building seen from far: rows of windows, a share of them lit."""
    nodes = Nodes(f'facade {wall}', wall, 0.7)
    split = nodes.add('SeparateXYZ', Vector=nodes.where())
    along = nodes.math('ADD', split.outputs['X'], split.outputs['Y'])
    where = nodes.add('CombineXYZ', X=along, Y=split.outputs['Z']).outputs['Vector']
    rows = nodes.bricks((2.8, 3.2), 0.62, where, '#ffffff', '#000000', '#808080', 0.0)
    pane = nodes.math('SUBTRACT', 1.0, rows.outputs['Fac'])
    bright = nodes.math('GREATER_THAN', nodes.add('SeparateColor', Color=rows.outputs['Color']).outputs[0], 1.01 - share)
    nodes.colour(nodes.mix(pane, linear(wall), linear(window)))
    nodes.set(nodes.inputs['Roughness'], nodes.math('SUBTRACT', 0.85, nodes.math('MULTIPLY', pane, 0.6)))
    nodes.inputs['Emission'].default_value = linear(lit)
    nodes.set(nodes.inputs['Emission Strength'], nodes.math('MULTIPLY', nodes.math('MULTIPLY', pane, bright), 1.4))
    return hazy(nodes, haze, full)
