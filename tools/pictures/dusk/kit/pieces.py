"""Furniture and plants made by others, all CC0: from Debian's package sweethome3d-furniture, in materials of ours."""
import bpy
from mathutils import Vector
from . import core as K, materials as M, models


def piece(name, looks, rest, size, at, turn=0):
    """A model of the archive with its foot at the point at, its front towards -Y before the turn (degrees).
    size: its width and height in meters; a width of None keeps its shape. looks, rest: see models.dress."""
    parts, root = models.bring(models.from_debian('BlendSwap-CC-0', f'blendswap-cc-0/{name}/{name}.obj'))
    models.dress(parts, looks, rest)
    bpy.context.view_layer.update()
    corners = [o.matrix_world @ Vector(c) for o in parts.values() for c in o.bound_box]
    low, high = (Vector([f(c[k] for c in corners) for k in range(3)]) for f in (min, max))
    width, height = size
    up = height / (high.z - low.z)
    along = up if width is None else width / (high.x - low.x)
    root.scale = (along, up, up)
    root.location = (-(low.x + high.x) / 2 * along, -(low.y + high.y) / 2 * up, -low.z * up)
    return K.group([root], at, turn)


def palm(x, y, height, z=0, turn=0, pot=(.42, .39, .35)):
    """A palm in a concrete pot."""
    soil = M.principled('soil', (.025, .018, .012), 1, spec=.05)
    return piece('plant', {'pot': M.concrete(pot, .7), 'grass': M.leaf((.045, .085, .028), .35)}, soil, (None, height), (x, y, z), turn)


def steel():
    return M.principled('steel', (.42, .42, .43), .28, metal=1)


def armchair(x, y, turn, cloth, frame=None, z=0):
    return piece('modernArmchair', {'StainlMetal': frame or steel()}, cloth, (None, .84), (x, y, z), turn)


def sofa(x, y, turn, cloth, accent=None, width=2.4, z=0):
    return piece('couch', {'Couch_Chrome': steel(), 'Grey_Pillow': accent or cloth}, cloth, (width, .80), (x, y, z), turn)
