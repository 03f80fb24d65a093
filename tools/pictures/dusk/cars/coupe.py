"""The concept coupe: CarConcept by Eric Chadwick (CC BY 4.0), without logos, plate and lettering. Its nose points to -Y."""
import math
from kit import core as K, materials as M, models
from kit.autoglass import glass, paint

PANES = {'windshield': ('BodyWindshield',), 'front': ('BodyDoorLWindow', 'BodyDoorRWindow'), 'quarter': ('BodyWindowsRearSides',), 'rear': ('BodyRearwindow',), 'roof': ('BodyRoofPanel',)}


def looks(color, second, leather, lamps):
    dark = M.principled('trim', (.012, .012, .013), .45)
    black = M.principled('gloss', (.006, .006, .007), .18, coat=.8)
    hide = M.fabric((.022, .021, .02), 160)
    return {
        'Paint 1': paint(color), 'Paint 2': paint(second) if second else black,
        'Interior 3': M.principled('leather', leather, .42, coat=.1), 'Interior': hide, 'Panel': hide, 'Floormat': hide,
        'Hardware': M.principled('hardware', (.55, .56, .57), .3, metal=1), 'Mirror': M.principled('mirror', (.8, .82, .84), .01, metal=1),
        'Dashboard': M.principled('screen', (.01, .014, .016), .1, emit=(.10, .30, .40), emit_strength=.02 if lamps else 0),
        'Headlight': M.emission((1, .93, .82), 9 * lamps, False), 'Brakelight': M.emission((1, .025, .012), 5 * lamps, False),
        'Signallight': M.principled('signal', (.30, .07, .01), .2, coat=1), 'Mechanical': M.principled('metal', (.05, .05, .055), .5, metal=.8),
        'Brake': M.principled('caliper', (.30, .05, .012), .35, coat=.6), 'Disc': M.principled('disc', (.45, .45, .46), .3, metal=1),
        'Tire': M.principled('tire', (.012, .012, .012), .78, spec=.25), 'Rim2': M.principled('rim', (.42, .43, .44), .22, metal=1),
        'Rim1': M.principled('rim', (.02, .02, .022), .3, metal=.8, coat=.6),
    }, dark


def coupe(color='obsidian', shades=None, second=None, leather=(.26, .10, .036), lamps=1.0, cabin=2.2, at=(0, 0, 0), turn=0.0, roof=False):
    """Place the coupe. shades: {'windshield' | 'front' | 'quarter' | 'rear' | 'roof': percent or finished material}.
    cabin: watts of the warm lamp inside. turn in degrees about Z; roof=True makes the roof panel of glass. Returns its parts by name and the empty to move."""
    parts, root = models.bring(models.downloaded('car-concept.glb'))
    models.drop(parts, 'License', 'InteriorSteeringEmblem', 'InteriorSteeringWheel03')
    models.dress(parts, *looks(color, second, leather, lamps))
    wanted = {'windshield': 70, 'front': 35, 'quarter': 20, 'rear': 20, 'roof': 20, **(shades or {})}
    for pane, names in PANES.items():
        if pane == 'roof' and not roof:
            continue
        look = wanted[pane] if not isinstance(wanted[pane], (int, float)) else glass(wanted[pane])
        for name in names:
            for slot in parts[name].material_slots:
                slot.link, slot.material = 'OBJECT', look
    if cabin:
        for y in (-.55, .55):
            lamp = K.area((0, y, 1.06), (0, y, 0), .5, cabin / 2, K.kelvin(2900), size_y=.3, visible=False, glossy=False)
            lamp.parent = root
    root.location, root.rotation_euler = at, (0, 0, math.radians(turn))
    return parts, root
