"""A compact hatchback, for crops only: fordFocus by Ruff (CC BY 3.0) without badges, plate and lettering. Its nose points to -Y."""
import math
import bpy
from mathutils import Vector
from kit import core as K, materials as M, models
from kit.autoglass import glass, paint

PILLAR = .335       # where the front side pane ends and the rear one begins, in meters along Y


def hatch(color='silver', windshield=70, front=35, back=15, rear=15, at=(0, 0, 0), turn=0.0, leather=(.16, .085, .045), cabin=2.6, side=None, hatchglass=None):
    """Place the hatchback; shades in percent, side and hatchglass take finished materials instead."""
    parts, root = models.bring(models.from_debian('BlendSwap-CC-BY', 'blendswap-cc-by/fordFocus/fordFocus.obj'))
    models.drop(parts, 'logo', 'plate', 'textCurve', 'Wheel_text')
    dark = M.principled('trim', (.012, .012, .013), .4)
    models.dress(parts, {
        'carPaint': paint(color), 'chrome_matte': M.principled('rim', (.45, .46, .47), .25, metal=1), 'chrome': M.principled('chrome', (.55, .56, .57), .08, metal=1),
        'glass_red': M.principled('lamp', (.30, .008, .006), .06, coat=1), 'yellow': M.principled('signal', (.35, .12, .01), .2),
        'black_rubber': M.principled('tire', (.012, .012, .012), .75, spec=.25), 'black_glossy': M.principled('gloss', (.005, .005, .006), .08, coat=1),
        'glass': M.tinted_glass((.7, .72, .73)),
    }, dark)
    root.rotation_euler = (0, 0, math.radians(turn))
    root.scale = (.01,) * 3
    root.location = (at[0], at[1], at[2] + .8828)
    bpy.context.view_layer.update()
    if cabin:
        for y in (-.15, .9):
            spot = root.matrix_world @ Vector((0, y * 100, 48))
            K.area(spot, spot - Vector((0, 0, 1)), .6, cabin / 2, K.kelvin(2900), size_y=.3, visible=False, glossy=False)
    for name, level in (('Body_Cube', 1), ('interior_Cube.017', 2), ('mirrors_Cube.032', 1), ('steeringWheel_Cylinder.001', 1)):
        smooth = parts[name].modifiers.new('round', 'SUBSURF')
        smooth.levels = smooth.render_levels = level
    inside = parts['interior_Cube.017']
    inside.material_slots[0].material = M.principled('seat', leather, .95, spec=.05)
    forward = (root.matrix_world.to_3x3() @ Vector((0, 1, 0))).normalized()
    origin = forward.dot(root.location)
    panes(parts['windows_Cube.006'], [glass(windshield), side or glass(back, [(tuple(forward), origin + PILLAR, front)]), hatchglass or glass(rear)])
    return parts, root


def panes(windows, looks):
    """Give windshield, sides and rear glass their own materials by where each face lies."""
    for slot in windows.material_slots:
        slot.link = 'DATA'
    windows.data.materials.clear()
    for look in looks:
        windows.data.materials.append(look)
    for face in windows.data.polygons:
        x, y, z = face.normal
        face.material_index = 1 if abs(x) > .6 else 0 if face.center.y < 0 else 2
