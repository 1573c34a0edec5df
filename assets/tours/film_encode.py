"""Encodes the frames of the hero film as WebM and MP4.

    blender --background --python-exit-code 1 --python film_encode.py -- FOLDER

FOLDER is the one that film.py wrote to. Needs a Blender with FFmpeg, as Debian's.
"""

import sys
from pathlib import Path

import bpy

FRAMES_PER_SECOND = 24
FILMS = Path(__file__).parents[2] / 'host-site/public/films'
#: Container, codec and kilobits a second.
KINDS = {'homes.webm': ('WEBM', 'WEBM', 700), 'homes.mp4': ('MPEG4', 'H264', 900)}


def main():
    folder = Path(sys.argv[sys.argv.index('--') + 1]) / 'film'
    files = sorted(folder.glob('*.png'))
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.view_settings.view_transform = 'Standard'
    strip = scene.sequence_editor_create().sequences.new_image('film', str(files[0]), 1, 1)
    for file in files[1:]:
        strip.elements.append(file.name)
    strip.frame_final_duration = len(files)
    render = scene.render
    scene.frame_start, scene.frame_end = 1, len(files)
    render.fps = FRAMES_PER_SECOND
    render.resolution_x, render.resolution_y = strip.elements[0].orig_width, strip.elements[0].orig_height
    render.image_settings.file_format = 'FFMPEG'
    for name, (container, codec, rate) in KINDS.items():
        render.ffmpeg.format, render.ffmpeg.codec = container, codec
        render.ffmpeg.constant_rate_factor = 'NONE'
        render.ffmpeg.video_bitrate, render.ffmpeg.minrate, render.ffmpeg.maxrate = rate, 0, 2 * rate
        render.ffmpeg.ffmpeg_preset = 'BEST'
        render.filepath = str(FILMS / name)
        render.use_file_extension = False
        bpy.ops.render.render(animation=True)


main()
