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


def leafy_tree(x, y, height, z=0, turn=0, pot=(.42, .39, .35)):
    """A small tree with a round head in a concrete pot."""
    bark = M.principled('bark', (.11, .07, .04), .9)
    looks = {'Leaves': M.leaf((.13, .20, .065), .45), 'PotMat': M.concrete(pot, .7), 'GroundMat': M.principled('soil', (.025, .018, .012), 1, spec=.05)}
    return piece('decorativePlant', looks, bark, (None, height), (x, y, z), turn)


def trailing_plant(x, y, height, z=0, turn=0, pot=(.30, .13, .06)):
    """Broad leaves that hang over the edge of a shelf, more of them to one side."""
    looks = {'Leaf': M.leaf((.11, .19, .05), .4), 'Stem': M.leaf((.10, .14, .04), .3), 'Pot': M.principled('pot', pot, .5)}
    return piece('augalas', looks, M.principled('soil', (.025, .018, .012), 1, spec=.05), (None, height), (x, y, z), turn)


def rosette(x, y, height, z=0, turn=0, pot=(.55, .51, .45)):
    """A small plant of pointed leaves for a table."""
    looks = {'Leaf': M.leaf((.11, .18, .055), .35), 'Pot': M.principled('pot', pot, .5)}
    return piece('littlePlant', looks, M.principled('soil', (.025, .018, .012), 1, spec=.05), (None, height), (x, y, z), turn)


def bentwood_chair(x, y, turn, wood, seat, z=0):
    return piece('thonet', {'Seat': seat}, wood, (None, .76), (x, y, z), turn)


def coffee(x, y, z, turn=0, china=(.72, .69, .63), height=.062):
    """A full cup on its saucer."""
    return piece('caffe_final', {'Coffee': M.principled('coffee', (.035, .014, .006), .15)}, M.principled('china', china, .22, coat=.3), (None, height), (x, y, z), turn)


def bag(x, y, turn, leather, z=0):
    return piece('handbag', {'Ring': steel()}, leather, (None, .30), (x, y, z), turn)


def bread(x, y, z, turn=0, width=.2):
    return piece('bread', {}, M.principled('crust', (.34, .15, .05), .7), (width, width * .35), (x, y, z), turn)
