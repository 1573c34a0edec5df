"""Renders the hero film: a walk through the two rooms of Meridian Heights.

    blender --background --python-exit-code 1 --python walk.py -- FOLDER STEP [--first N] [--last N]

In three steps, each of which can be resumed: `surfaces` writes what is seen and what shines of itself,
`light` writes the light that falls on it, with two rays for each pixel of every fourth frame, and
`frames` makes clean pictures of both (see gather.py). `poster` renders the first frame as a still
picture, with many rays.
"""

import argparse
import sys
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).parent))

from cameras import picture_camera, turn_to  # noqa: E402
from gather import Frames  # noqa: E402
from homes import build  # noqa: E402
from light import prepare  # noqa: E402
from passes import save, write_passes  # noqa: E402
from walk_path import FRAMES, LENS, LIGHT_EVERY, SIZE, viewpoint  # noqa: E402

SURFACES = ('Image', 'DiffCol', 'GlossCol', 'Normal', 'Depth')
LIGHT = ('Image', 'Emit', 'Env', 'DiffCol', 'GlossCol')
POSTER = (1280, 960)


def set_scene(samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = prepare(bpy.context.scene, samples)
    build('heights')
    scene.cycles.use_adaptive_sampling = False
    scene.render.use_persistent_data = True
    scene.render.resolution_x, scene.render.resolution_y = SIZE
    scene.camera = picture_camera(*viewpoint(0), LENS)
    return scene


def only_what_shines(scene):
    """No light falls on anything: what is left are the sky and the lamps themselves."""
    for obj in scene.objects:
        obj.hide_render = obj.type == 'LIGHT'
    for material in bpy.data.materials:
        material.cycles.sample_as_light = False
    scene.world.cycles.sampling_method = 'NONE'
    seen = scene.world.cycles_visibility
    seen.diffuse = seen.glossy = seen.transmission = seen.scatter = False
    scene.cycles.max_bounces = 0


def write(scene, folder, passes, numbers):
    write_passes(scene, folder, passes)
    for number in numbers:
        if (folder / f'{passes[-1]}-{number:04}.exr').exists():
            continue
        start, end = viewpoint(number)
        scene.camera.location, scene.camera.rotation_euler = start, turn_to(start, end)
        scene.cycles.seed = number
        scene.frame_set(number)
        bpy.ops.render.render()


def clean(scene, folder, numbers):
    frames = Frames(folder / 'surfaces', folder / 'light')
    for number in numbers:
        file = folder / 'frames' / f'{number:04}.png'
        if not file.exists():
            save(scene, frames.clean(number), file)


def poster(folder):
    for step, samples, passes in (('surfaces', 16, SURFACES), ('light', 24, LIGHT)):
        scene = set_scene(samples)
        scene.render.resolution_x, scene.render.resolution_y = POSTER
        if step == 'surfaces':
            only_what_shines(scene)
        write(scene, folder / 'poster' / step, passes, [0])
    still = Frames(folder / 'poster' / 'surfaces', folder / 'poster' / 'light')
    save(scene, still.clean(0, window=[0]), folder / 'poster.png')


def main():
    words = sys.argv[sys.argv.index('--') + 1 :]
    parser = argparse.ArgumentParser(prog='walk.py')
    parser.add_argument('folder', type=Path)
    parser.add_argument('step', choices=('surfaces', 'light', 'frames', 'poster'))
    parser.add_argument('--first', type=int, default=0)
    parser.add_argument('--last', type=int, default=FRAMES - 1)
    options = parser.parse_args(words)
    numbers = range(options.first, options.last + 1)
    folder = options.folder / options.step
    if options.step == 'surfaces':
        scene = set_scene(samples=4)
        only_what_shines(scene)
        write(scene, folder, SURFACES, numbers)
    elif options.step == 'light':
        write(set_scene(samples=2), folder, LIGHT, [n for n in numbers if n % LIGHT_EVERY == 0])
    elif options.step == 'frames':
        clean(set_scene(samples=1), options.folder, numbers)
    else:
        poster(options.folder)


main()
