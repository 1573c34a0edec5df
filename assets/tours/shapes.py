"""Solids and cloth from which everything in a home is made. Lengths are in metres."""

import math

import bpy


def _finish(obj, material, bevel=0.0):
    obj.data.materials.append(material)
    if bevel:
        edge = obj.modifiers.new('edge', 'BEVEL')
        edge.width = bevel
        edge.segments = 4
        obj.data.use_auto_smooth = True
        for polygon in obj.data.polygons:
            polygon.use_smooth = True
    return obj


def box(low, high, material, bevel=0.0, turn=0.0, pivot=None):
    """A box between two corners; `turn` in degrees about the vertical through `pivot`."""
    centre = [(a + b) / 2 for a, b in zip(low, high)]
    bpy.ops.mesh.primitive_cube_add(size=1, location=centre)
    obj = bpy.context.object
    obj.scale = [b - a for a, b in zip(low, high)]
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    if turn:
        _turn(obj, turn, pivot or centre)
    return _finish(obj, material, bevel)


def _turn(obj, degrees, pivot):
    angle = math.radians(degrees)
    x, y = obj.location.x - pivot[0], obj.location.y - pivot[1]
    obj.location.x = pivot[0] + x * math.cos(angle) - y * math.sin(angle)
    obj.location.y = pivot[1] + x * math.sin(angle) + y * math.cos(angle)
    obj.rotation_euler[2] = angle


def rod(start, end, radius, material):
    """A round bar from one point to another."""
    delta = [b - a for a, b in zip(start, end)]
    length = math.sqrt(sum(d * d for d in delta))
    centre = [(a + b) / 2 for a, b in zip(start, end)]
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=length, location=centre, vertices=32)
    obj = bpy.context.object
    obj.rotation_euler = (0, math.acos(delta[2] / length), math.atan2(delta[1], delta[0]))
    return _finish(obj, material, min(0.006, radius / 4))


def disc(centre, radius, thickness, material, bevel=0.01):
    bpy.ops.mesh.primitive_cylinder_add(
        radius=radius, depth=thickness, location=centre, vertices=64
    )
    return _finish(bpy.context.object, material, bevel)


def taper(centre, low_radius, high_radius, height, material):
    """A pot or a lampshade: open cones that stand on `centre`."""
    bpy.ops.mesh.primitive_cone_add(
        radius1=low_radius,
        radius2=high_radius,
        depth=height,
        vertices=48,
        location=(centre[0], centre[1], centre[2] + height / 2),
    )
    obj = bpy.context.object
    bpy.ops.object.shade_smooth()
    return _finish(obj, material, 0.008)


def ball(centre, radius, material, squash=(1, 1, 1), turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, location=centre, segments=32, ring_count=16)
    obj = bpy.context.object
    obj.scale = squash
    obj.rotation_euler = turn
    bpy.ops.object.shade_smooth()
    return _finish(obj, material)


def cushion(centre, size, material, turn=(0, 0, 0)):
    """A soft box: subdivided, so that its sides swell."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=centre)
    obj = bpy.context.object
    obj.scale = size
    obj.rotation_euler = turn
    crease = obj.modifiers.new('edge', 'BEVEL')
    crease.width = 0.16
    crease.segments = 2
    soft = obj.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 3
    bpy.ops.object.shade_smooth()
    return _finish(obj, material)


def curtain(start, end, low, high, material, folds=14, depth=0.045):
    """Cloth that hangs in folds between two points of the plan."""
    steps = folds * 8
    length = math.dist(start, end)
    along = [(end[i] - start[i]) / length for i in (0, 1)]
    across = (-along[1], along[0])
    points, faces = [], []
    for step in range(steps + 1):
        way = length * step / steps
        swing = depth * math.sin(2 * math.pi * folds * step / steps)
        x = start[0] + along[0] * way + across[0] * swing
        y = start[1] + along[1] * way + across[1] * swing
        points += [(x, y, low), (x, y, high)]
        if step:
            last = 2 * step
            faces.append((last - 2, last, last + 1, last - 1))
    mesh = bpy.data.meshes.new('curtain')
    mesh.from_pydata(points, [], faces)
    obj = bpy.data.objects.new('curtain', mesh)
    bpy.context.collection.objects.link(obj)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    return _finish(obj, material)


def lamp(centre, size, watts, colour, turn=(0, 0, 0), seen=False):
    """A panel of light that shines along its own -z."""
    data = bpy.data.lights.new('lamp', 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y = size
    data.energy = watts
    data.color = colour
    obj = bpy.data.objects.new('lamp', data)
    obj.location = centre
    obj.rotation_euler = turn
    obj.visible_camera = seen
    obj.visible_glossy = False
    bpy.context.collection.objects.link(obj)
    return obj
