"""Renders the homes of the sample tours.

    blender --background --python-exit-code 1 --python render.py -- FOLDER [--home NAME] [--only ROOM ...]
        [--pictures NAME ...] [--samples N] [--width PIXELS] [--seconds N]

Each room gives an equirectangular panorama, as an EXR file of linear light, which develop.py makes clean.
With --pictures, the plain pictures are rendered instead, those of pictures.py or the named ones. The
seconds limit the light of one picture.
"""

import argparse
import math
import sys
import time
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).parent))

from homes import LOOKS, build  # noqa: E402
from pictures import HERO, HERO_SIZE, PICTURES, SIZE  # noqa: E402
from plan import PLANS, stands  # noqa: E402

#: Height of the camera over the floor, in metres.
EYE = 1.5
#: Lamps farther away than this, in metres, are off.
NEAR = 7


def prepare(scene, options):
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.samples = options.samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = max(4, options.samples // 2)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 2, 2
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 4, 40
    cycles.use_auto_tile = False
    cycles.time_limit = options.seconds
    cycles.use_denoising = False
    scene.render.use_persistent_data = True
    bpy.context.view_layer.cycles.denoising_store_passes = True
    image = scene.render.image_settings
    image.file_format, image.color_depth, image.exr_codec = 'OPEN_EXR_MULTILAYER', '32', 'NONE'


def panorama_camera():
    """Looks north: the middle of its picture is +y, and x grows to the right."""
    data = bpy.data.cameras.new('panorama')
    data.type = 'PANO'
    data.cycles.panorama_type = 'EQUIRECTANGULAR'
    data.clip_end = 100_000
    obj = bpy.data.objects.new(data.name, data)
    obj.rotation_euler = (math.pi / 2, 0, 0)
    bpy.context.collection.objects.link(obj)
    return obj


def lens(yaw, pitch, degrees):
    """Sees so many degrees from left to right."""
    data = bpy.data.cameras.new('lens')
    data.sensor_fit = 'HORIZONTAL'
    data.angle = math.radians(degrees)
    data.clip_end = 100_000
    obj = bpy.data.objects.new(data.name, data)
    obj.rotation_euler = (math.radians(90 + pitch), 0, math.radians(-yaw))
    bpy.context.collection.objects.link(obj)
    return obj


def shoot(scene, camera, stand, size, file):
    scene.camera = camera
    camera.location = (*stand, EYE)
    scene.render.resolution_x, scene.render.resolution_y = size
    _light_near(scene, stand)
    # A picture appears under its name when it is complete.
    part = file.with_name(f'{file.stem}.part')
    scene.render.filepath = str(part)
    scene.render.use_file_extension = False
    began = time.time()
    bpy.ops.render.render(write_still=True)
    part.rename(file)
    print(f'{file.name} {time.time() - began:.0f} s', flush=True)


def views(home, options):
    """What to render of a home: the file's name, the place, the size, and how to make the camera."""
    places = stands(PLANS[home])
    if options.pictures is None:
        size = (options.width, options.width // 2)
        return [(f'{home}-{room}', place, size, panorama_camera) for room, place in places.items() if not options.only or room in options.only]
    return [
        (f'{name}-picture', places[room], HERO_SIZE if name == 'hero' else SIZE, lambda view=view: lens(*view))
        for name, (of, room, *view) in {**PICTURES, 'hero': HERO}.items()
        if of == home and (not options.pictures or name in options.pictures)
    ]


def render(home, folder, options):
    wanted = [view for view in views(home, options) if not (folder / f'{view[0]}.exr').exists()]
    if not wanted:
        return
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    prepare(scene, options)
    build(home)
    for name, stand, size, camera in wanted:
        shoot(scene, camera(), stand, size, folder / f'{name}.exr')


def _light_near(scene, stand):
    """Rays that look for the lamps of other rooms are lost."""
    for obj in scene.objects:
        if obj.type == 'LIGHT' and obj.data.type != 'SUN' and not obj.data.cycles.is_portal:
            x, y, _ = obj.matrix_world.translation
            obj.hide_render = math.dist((x, y), stand) > NEAR


def main():
    words = sys.argv[sys.argv.index('--') + 1 :]
    parser = argparse.ArgumentParser(prog='render.py')
    parser.add_argument('folder', type=Path)
    parser.add_argument('--home', choices=sorted(LOOKS))
    parser.add_argument('--only', nargs='*')
    parser.add_argument('--pictures', nargs='*')
    parser.add_argument('--samples', type=int, default=32)
    parser.add_argument('--seconds', type=float, default=0)
    parser.add_argument('--width', type=int, default=4096)
    options = parser.parse_args(words)
    options.folder.mkdir(parents=True, exist_ok=True)
    for home in [options.home] if options.home else LOOKS:
        render(home, options.folder, options)


main()
