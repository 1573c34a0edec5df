"""Cameras: one that sees all around, and one with a lens."""

import math

import bpy


def panorama_camera(location):
    """Looks north: the middle of its picture is +y, and x grows to the right."""
    data = bpy.data.cameras.new('panorama')
    data.type = 'PANO'
    data.cycles.panorama_type = 'EQUIRECTANGULAR'
    return _camera(data, location, (math.pi / 2, 0, 0))


def picture_camera(start, end, lens):
    """Stands at `start` and looks at `end`; the lens in millimetres of a 36 mm film."""
    data = bpy.data.cameras.new('picture')
    data.lens = lens
    return _camera(data, start, turn_to(start, end))


def turn_to(start, end):
    """The rotation of a camera at `start` that has `end` in the middle."""
    across, along = end[0] - start[0], end[1] - start[1]
    down = math.atan2(end[2] - start[2], math.hypot(across, along))
    return (math.pi / 2 + down, 0, math.atan2(-across, along))


def _camera(data, location, rotation):
    obj = bpy.data.objects.new(data.name, data)
    obj.location, obj.rotation_euler = location, rotation
    bpy.context.collection.objects.link(obj)
    return obj
