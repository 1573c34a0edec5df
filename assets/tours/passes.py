"""What Cycles writes of a frame beside its light, as arrays of (height, width, 3), rows from the bottom."""

import bpy
import numpy as np

PASSES = ('Image', 'DiffCol', 'GlossCol', 'Normal', 'Depth')


def write_passes(scene, folder, names=PASSES):
    """Has each render also write what the filters need to know, one EXR file for each pass."""
    layer = bpy.context.view_layer
    layer.use_pass_diffuse_color = layer.use_pass_glossy_color = True
    layer.use_pass_normal = layer.use_pass_z = True
    layer.use_pass_emit = layer.use_pass_environment = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = str(folder)
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.file_slots.clear()
    for name in names:
        files.file_slots.new(f'{name}-')
        tree.links.new(source.outputs[name], files.inputs[f'{name}-'])


def read_pass(folder, name, frame=1):
    image = bpy.data.images.load(str(folder / f'{name}-{frame:04}.exr'))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)[..., :3]


def read_passes(folder, frame=1):
    """The light of a frame, the colour of what it falls on, the normals and the depth."""
    colour, diffuse, glossy, normal, depth = (read_pass(folder, name, frame) for name in PASSES)
    return colour, diffuse + glossy * 0.5, normal, depth[..., 0]


def save(scene, colour, file):
    """Writes light as the scene's view shows it."""
    height, width, _ = colour.shape
    image = bpy.data.images.new('clean', width, height, float_buffer=True)
    image.pixels.foreach_set(np.dstack([colour, np.ones((height, width), np.float32)]).ravel())
    scene.render.image_settings.file_format = 'PNG'
    image.save_render(str(file), scene=scene)
    bpy.data.images.remove(image)
