"""Renders the homes of the sample tours.

    blender --background --python-exit-code 1 --python render.py -- FOLDER [--only NAME] [--seconds N]

Each home gives an equirectangular panorama for each of its rooms and some plain pictures, as PNG files.
The seconds are what the light of one panorama may take (default 150); a plain picture takes a third.
"""

import argparse
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import bpy

sys.path.insert(0, str(Path(__file__).parent))

from cameras import panorama_camera, picture_camera  # noqa: E402
from denoise import denoise  # noqa: E402
from homes import HOMES, build  # noqa: E402
from light import prepare  # noqa: E402
from passes import read_passes, save, write_passes  # noqa: E402

EYE = 1.5
PANORAMA = (3072, 1536)
PICTURE = (1280, 960)

#: Where one stands in each room, in metres east and north; the viewer reads the same file.
STANDS = json.loads(
    (Path(__file__).parents[2] / 'host-site/tours/rooms.json').read_text()
)['stands']

#: Plain pictures: where from, where to, and the length of the lens in millimetres.
PICTURES = {
    'lounge': ((6.15, 2.65, 1.4), (0.6, 1.9, 0.98), 18),
    'window': ((1.2, 4.6, 1.5), (4.9, 0.3, 1.15), 20),
    'second': ((6.95, 1.1, 1.5), (10.2, 3.4, 0.85), 18),
}


def shoot(scene, camera, size, seconds, file):
    scene.camera = camera
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.cycles.time_limit = seconds
    with TemporaryDirectory() as temporary:
        folder = Path(temporary)
        write_passes(scene, folder)
        bpy.ops.render.render()
        colour, surface, normal, depth = read_passes(folder)
    panorama = camera.data.type == 'PANO'
    save(scene, denoise(colour, surface, normal, depth, panorama), file)


def render(name, folder, seconds):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = prepare(bpy.context.scene, samples=512)
    build(name)
    for picture, (start, end, lens) in PICTURES.items():
        file = folder / f'{name}-{picture}.png'
        shoot(scene, picture_camera(start, end, lens), PICTURE, seconds / 3, file)
    for room, (x, y) in STANDS.items():
        file = folder / f'{name}-{room}.png'
        shoot(scene, panorama_camera((x, y, EYE)), PANORAMA, seconds, file)


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
