"""Solids and cloth from which everything in a home is made. Lengths are in metres, angles in degrees."""

import math
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

_origins = [Matrix.Identity(4)]


@contextmanager
def placed(at, turn=0.0):
    """What is built within stands at a point of the plan, turned about the vertical."""
    x, y, *rest = at
    move = Matrix.Translation((x, y, rest[0] if rest else 0))
    _origins.append(_origins[-1] @ move @ Matrix.Rotation(math.radians(turn), 4, 'Z'))
    try:
        yield
    finally:
        _origins.pop()


def link(data, local=Matrix.Identity(4)):
    """Puts a mesh, a light or a copy of one into the scene."""
    obj = bpy.data.objects.new(data.name if data else 'empty', data)
    obj.matrix_world = _origins[-1] @ local
    bpy.context.collection.objects.link(obj)
    return obj


def _matrix(centre=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1)):
    spin = Euler([math.radians(angle) for angle in turn]).to_matrix().to_4x4()
    return Matrix.Translation(centre) @ spin @ Matrix.Diagonal((*scale, 1))


def _solid(build, material, local, smooth=False):
    form = bmesh.new()
    build(form)
    mesh = bpy.data.meshes.new(material.name)
    form.to_mesh(mesh)
    form.free()
    mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    return link(mesh, local)


def _round(obj, width, segments=3):
    edge = obj.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments = width, segments
    edge.limit_method = 'ANGLE'
    obj.data.use_auto_smooth = True
    obj.data.polygons.foreach_set('use_smooth', [True] * len(obj.data.polygons))
    return obj


def box(low, high, material, bevel=0.0, turn=(0, 0, 0)):
    """A box between two corners, turned about its middle."""
    low, high = [min(p) for p in zip(low, high)], [max(p) for p in zip(low, high)]
    size = [b - a for a, b in zip(low, high)]
    centre = [(a + b) / 2 for a, b in zip(low, high)]

    def build(form):
        bmesh.ops.create_cube(form, size=1, matrix=Matrix.Diagonal((*size, 1)))

    local = _matrix(centre, turn)
    if material.name.startswith('wood') and max(size) > size[0]:
        # Its grain runs along its longest side.
        spin = Matrix.Rotation(math.radians(90), 4, 'Y' if size[1] < size[2] else 'Z')
        size = [size[1], size[0], size[2]] if size[1] >= size[2] else [size[2], size[1], size[0]]
        local = local @ spin
    obj = _solid(build, material, local)
    return _round(obj, min(bevel, *(s / 2.01 for s in size))) if bevel else obj


def rod(start, end, radius, material, end_radius=None):
    """A round bar from one point to another."""
    way = Vector(end) - Vector(start)

    def build(form):
        second = radius if end_radius is None else end_radius
        bmesh.ops.create_cone(
            form, cap_ends=True, segments=20, radius1=radius, radius2=second, depth=way.length,
            matrix=Matrix.Rotation(math.radians(90), 4, 'Y'),
        )  # fmt: skip

    spin = way.to_track_quat('X', 'Z').to_matrix().to_4x4()
    centre = Matrix.Translation((Vector(start) + Vector(end)) / 2)
    obj = _solid(build, material, centre @ spin, smooth=True)
    obj.data.use_auto_smooth = True
    return obj


def disc(centre, radius, thickness, material, bevel=0.006, turn=(0, 0, 0), high=None):
    """A round plate around its centre; with another radius on top, a cone cut off."""

    def build(form):
        top = radius if high is None else high
        bmesh.ops.create_cone(
            form, cap_ends=True, segments=56, radius1=radius, radius2=top, depth=thickness
        )

    return _round(_solid(build, material, _matrix(centre, turn)), min(bevel, thickness / 2.1))


def turned(profile, material, centre=(0, 0, 0), segments=40):
    """A vessel or a shade: a line of (radius, height), turned about the vertical."""
    points, faces = [], []
    for radius, height in profile:
        for k in range(segments):
            angle = 2 * math.pi * k / segments
            points.append((radius * math.cos(angle), radius * math.sin(angle), height))
    for ring in range(len(profile) - 1):
        for k in range(segments):
            a, b = ring * segments + k, ring * segments + (k + 1) % segments
            faces.append((a, b, b + segments, a + segments))
    return sheet(points, faces, material, smooth=True, centre=centre)


def sheet(points, faces, material, smooth=False, centre=(0, 0, 0)):
    """A surface of given points and faces."""
    mesh = bpy.data.meshes.new(material.name)
    mesh.from_pydata(points, [], faces)
    mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(50)
    return link(mesh, Matrix.Translation(centre))


def ball(centre, radius, material, scale=(1, 1, 1), turn=(0, 0, 0)):
    def build(form):
        bmesh.ops.create_uvsphere(form, u_segments=28, v_segments=16, radius=radius)

    return _solid(build, material, _matrix(centre, turn, scale), smooth=True)


def cushion(centre, size, material, turn=(0, 0, 0), puff=0.34):
    """A soft box with swollen sides and pinched corners."""
    steps = 10
    half = [s / 2 for s in size]

    def build(form):
        bmesh.ops.create_cube(form, size=2)
        bmesh.ops.subdivide_edges(form, edges=form.edges, cuts=steps, use_grid_fill=True)
        for vertex in form.verts:
            x, y, z = vertex.co
            # The thin direction is y: it swells in the middle and closes towards the seam.
            swell = (1 - abs(x) ** 3.2) * (1 - abs(z) ** 3.2)
            thick = (1 - puff) * 0.35 + (0.65 + puff * 0.35) * swell**0.5
            pinch = 1 - 0.05 * (1 - abs(x * z)) * max(abs(x), abs(z)) ** 6
            vertex.co = (x * half[0] * pinch, y * half[1] * thick, z * half[2] * pinch)

    return _solid(build, material, _matrix(centre, turn), smooth=True)


def pad(low, high, material, radius=0.06, crown=0.02):
    """A seat or a mattress: a box with round edges whose top swells a little."""
    size = [b - a for a, b in zip(low, high)]
    centre = [(a + b) / 2 for a, b in zip(low, high)]
    steps = 12

    def build(form):
        bmesh.ops.create_cube(form, size=1)
        bmesh.ops.subdivide_edges(form, edges=form.edges, cuts=steps, use_grid_fill=True)
        for vertex in form.verts:
            p = [c * s for c, s in zip(vertex.co, size)]
            inner = [max(-s / 2 + radius, min(s / 2 - radius, c)) for c, s in zip(p, size)]
            away = Vector([a - b for a, b in zip(p, inner)])
            if away.length > radius:
                away *= radius / away.length
            rise = (1 - (2 * vertex.co.x) ** 2) * (1 - (2 * vertex.co.y) ** 2)
            lift = crown * rise if vertex.co.z > 0 else 0
            vertex.co = Vector(inner) + away + Vector((0, 0, lift))

    return _solid(build, material, _matrix(centre), smooth=True)


def drape(width, depth, fall, material, centre, seed=0):
    """Cloth that lies on a box and hangs down at three sides, in soft folds."""
    across, along = 64, 56
    points, faces = [], []
    for j in range(along + 1):
        for i in range(across + 1):
            u, v = (i / across - 0.5) * (width + 2 * fall), (j / along) * (depth + fall)
            x, down_x = _fold(u, width / 2)
            y, down_y = _fold(v, depth)
            down = max(down_x, down_y)
            ripple = math.sin(9 * u + seed) * 0.5 + math.sin(7.3 * v + 2 * seed + 3 * u)
            out = 0.012 * ripple * min(1, down / 0.1)
            lift = 0.005 * ripple if down == 0 else 0
            points.append((
                x + math.copysign(out if down_x else 0, x), y + (out if down_y else 0), lift - down
            ))  # fmt: skip
    for j in range(along):
        for i in range(across):
            a = j * (across + 1) + i
            faces.append((a, a + 1, a + across + 2, a + across + 1))
    obj = sheet(points, faces, material, smooth=True, centre=centre)
    obj.data.use_auto_smooth = False
    thick = obj.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.012
    return obj


def _fold(value, edge):
    """Where on the top a point of the cloth is, and how far below it."""
    over = abs(value) - edge
    return (value, 0.0) if over <= 0 else (math.copysign(edge + 0.012, value), over)


def curtain(start, end, low, high, material, folds=14, depth=0.045):
    """Cloth that hangs in folds between two points of the plan."""
    steps = folds * 10
    length = math.dist(start, end)
    along = [(end[i] - start[i]) / length for i in (0, 1)]
    points, faces = [], []
    for step in range(steps + 1):
        way = length * step / steps
        phase = 2 * math.pi * folds * step / steps
        for height, share in ((low, 1.15), ((low + high) / 2, 1), (high, 0.7)):
            swing = depth * share * (math.sin(phase) + 0.25 * math.sin(0.37 * phase + height))
            points.append(
                (start[0] + along[0] * way - along[1] * swing, start[1] + along[1] * way + along[0] * swing, height)
            )
        if step:
            for k in (0, 1):
                a = 3 * step + k
                faces.append((a - 3, a, a + 1, a - 2))
    obj = sheet(points, faces, material, smooth=True)
    obj.data.use_auto_smooth = False
    return obj


def lamp(centre, size, watts, colour, turn=(0, 0, 0), portal=False):
    """A panel of light that shines along its own -z, or one that only guides the light of the sky."""
    data = bpy.data.lights.new('lamp', 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y = size
    data.energy, data.color = watts, colour
    data.cycles.is_portal = portal
    obj = link(data, _matrix(centre, turn))
    obj.visible_camera = obj.visible_glossy = False
    return obj


def bulb(centre, watts, colour=(1, 0.72, 0.42), radius=0.05):
    """A small light that shines to all sides."""
    data = bpy.data.lights.new('bulb', 'POINT')
    data.energy, data.color, data.shadow_soft_size = watts, colour, radius
    obj = link(data, _matrix(centre))
    obj.visible_camera = obj.visible_glossy = False
    return obj
