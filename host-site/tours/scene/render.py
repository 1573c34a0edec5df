"""Renders the homes of the sample tours.

    blender --background --python-exit-code 1 --python render.py -- FOLDER [--only NAME] [--seconds N]

Each home gives an equirectangular panorama for each of its rooms and some plain pictures, as PNG files.
The seconds are what the light of one panorama may take (default 150); a plain picture takes a third.
"""

import argparse
import json
import math
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import bpy
import numpy as np

sys.path.insert(0, str(Path(__file__).parent))

from denoise import denoise  # noqa: E402
from homes import HOMES, outdoors, shell  # noqa: E402

EYE = 1.5
PANORAMA = (3072, 1536)
PICTURE = (1280, 960)

#: Where one stands in each room, in metres east and north; the viewer reads the same file.
STANDS = json.loads((Path(__file__).parent.parent / 'rooms.json').read_text())['stands']

#: Plain pictures: where from, where to, and the length of the lens in millimetres.
PICTURES = {
    'lounge': ((6.15, 2.65, 1.4), (0.6, 1.9, 0.98), 18),
    'window': ((1.2, 4.6, 1.5), (4.9, 0.3, 1.15), 20),
    'second': ((6.95, 1.1, 1.5), (10.2, 3.4, 0.85), 18),
}


def prepare(seconds):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium Contrast'
    cycles = scene.cycles
    cycles.samples = 512
    cycles.time_limit = seconds
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 4
    cycles.glossy_bounces = 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.use_auto_tile = False
    cycles.use_denoising = False
    return scene


PASSES = ('Image', 'DiffCol', 'GlossCol', 'Normal', 'Depth')


def write_passes(scene, folder):
    """Has each render also write what the filter needs to know, one EXR file for each pass."""
    layer = bpy.context.view_layer
    layer.use_pass_diffuse_color = layer.use_pass_glossy_color = True
    layer.use_pass_normal = layer.use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = str(folder)
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.file_slots.clear()
    for name in PASSES:
        files.file_slots.new(f'{name}-')
        tree.links.new(source.outputs[name], files.inputs[f'{name}-'])


def read_pass(folder, name):
    image = bpy.data.images.load(str(folder / f'{name}-0001.exr'))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)[..., :3]


def save(scene, colour, file):
    """Writes light as the scene's view shows it."""
    height, width, _ = colour.shape
    image = bpy.data.images.new('clean', width, height, float_buffer=True)
    image.pixels.foreach_set(np.dstack([colour, np.ones((height, width), np.float32)]).ravel())
    scene.render.image_settings.file_format = 'PNG'
    image.save_render(str(file), scene=scene)
    bpy.data.images.remove(image)


def shoot(scene, camera, size, seconds, file):
    scene.camera = camera
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.cycles.time_limit = seconds
    with TemporaryDirectory() as temporary:
        folder = Path(temporary)
        write_passes(scene, folder)
        bpy.ops.render.render()
        colour, diffuse, glossy, normal, depth = (read_pass(folder, name) for name in PASSES)
    panorama = camera.data.type == 'PANO'
    save(scene, denoise(colour, diffuse + glossy * 0.5, normal, depth[..., 0], panorama), file)


def panorama_camera(x, y):
    """Looks north: the middle of its picture is +y, and x grows to the right."""
    data = bpy.data.cameras.new('panorama')
    data.type = 'PANO'
    data.cycles.panorama_type = 'EQUIRECTANGULAR'
    return _camera(data, (x, y, EYE), (math.pi / 2, 0, 0))


def picture_camera(start, end, lens):
    data = bpy.data.cameras.new('picture')
    data.lens = lens
    across, along = end[0] - start[0], end[1] - start[1]
    down = math.atan2(end[2] - start[2], math.hypot(across, along))
    return _camera(data, start, (math.pi / 2 + down, 0, math.atan2(-across, along)))


def _camera(data, location, rotation):
    obj = bpy.data.objects.new(data.name, data)
    obj.location, obj.rotation_euler = location, rotation
    bpy.context.collection.objects.link(obj)
    return obj


def render(name, folder, seconds):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = prepare(seconds)
    look = HOMES[name]()
    shell(look)
    outdoors(look)
    scene.view_settings.exposure = look.exposure
    for picture, (start, end, lens) in PICTURES.items():
        file = folder / f'{name}-{picture}.png'
        shoot(scene, picture_camera(start, end, lens), PICTURE, seconds / 3, file)
    for room, (x, y) in STANDS.items():
        shoot(scene, panorama_camera(x, y), PANORAMA, seconds, folder / f'{name}-{room}.png')


def main():
    words = sys.argv[sys.argv.index('--') + 1 :]
    parser = argparse.ArgumentParser(prog='render.py')
    parser.add_argument('folder', type=Path)
    parser.add_argument('--only', choices=sorted(HOMES))
    parser.add_argument('--seconds', type=float, default=150)
    options = parser.parse_args(words)
    options.folder.mkdir(parents=True, exist_ok=True)
    for name in [options.only] if options.only else HOMES:
        render(name, options.folder, options.seconds)


main()
