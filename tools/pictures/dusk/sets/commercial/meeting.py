"""Meeting room in the evening: long walnut table, ring of light, lake and last light behind filmed glass."""
from kit import core as K, furniture as F, house as H, materials as M, outside as O


def shell():
    frame = M.principled('mullion', (.012, .012, .013), .35)
    wall = M.principled('wall', (.42, .41, .39), .9)
    H.raw_box(-4.6, 4.6, -8.5, .3, -.1, 0, M.fabric((.085, .085, .088), 60))
    H.raw_box(-4.6, 4.6, -8.5, .3, 3.1, 3.2, wall)
    H.raw_box(-4.6, 4.6, -8.7, -8.5, 0, 3.1, wall)
    H.raw_box(-4.8, -4.6, -8.5, .3, 0, 3.1, M.wood((.19, .095, .042), axis=2, plank=.45, rough=.4))
    H.raw_box(4.6, 4.8, -8.5, .3, 0, 3.1, M.fabric((.20, .17, .14), 80))
    glass = M.tinted_glass((.40, .42, .43), ior=1.5)
    for i in range(4):
        a = -4.6 + i * 2.3
        H.window(a, a + 2.3, 0, .0, 3.1, glass, frame, 1, 1, recess=0, bar=.05)
    K.span(-4.6, 4.6, -.22, -.02, .0, .42, M.principled('sill', (.05, .05, .05), .5), .01)


def furnish():
    walnut = M.wood((.20, .095, .042), axis=1, plank=.42, rough=.26)
    K.box((0, -3.9, .725), (1.5, 4.6, .05), walnut, .015)
    for y in (-5.3, -2.5):
        K.box((0, y, .35), (.7, .09, .70), F.dark(), .01)
    leather = M.principled('leather', (.12, .058, .028), .42)
    for i in range(4):
        y = -5.5 + i * 1.06
        F.task_chair(-1.12, y, 90 + (i * 37 % 11 - 5), leather)
        F.task_chair(1.12, y, -90 + (i * 53 % 13 - 6), leather)
    F.task_chair(.05, -1.0, 4, leather)
    F.laptop(-.42, -4.5, .75, 90)
    F.laptop(.40, -3.3, .75, -96)
    for x, y in ((.45, -4.7), (-.4, -3.1), (.4, -2.3)):
        K.box((x, y, .757), (.21, .28, .012), M.principled('paper', (.62, .60, .56), .8), .002, (0, 0, x * 30))
    for x, y in ((.18, -5.0), (-.15, -3.7), (.12, -2.6)):
        K.lathe([(0, .75), (.032, .75), (.036, .86), (.033, .86), (.03, .76), (0, .76)], M.tinted_glass((.92, .95, .95), ior=1.4), 'Z', 40).location = (x, y, 0)
    bronze = M.principled('bronze', (.10, .07, .045), .3, metal=.9)
    glow = M.emission(K.kelvin(3600), 9, sampled=False)
    for x in (-.62, .62):
        K.span(x - .035, x + .035, -6.0, -1.8, 2.10, 2.16, bronze, .008)
        K.span(x - .025, x + .025, -5.97, -1.83, 2.092, 2.10, glow)
    for y in (-6.0, -1.8):
        K.span(-.655, .655, y - .035, y + .035, 2.10, 2.16, bronze, .008)
    for x in (-.6, .6):
        for y in (-5.9, -1.9):
            K.box((x, y, 2.62), (.006, .006, .92), F.dark())
    K.box((4.55, -4.2, 1.6), (.05, 2.0, 1.15), M.principled('screen', (.01, .01, .011), .12), .006)
    K.span(-4.55, -4.1, -5.8, -2.6, 0, .78, walnut, .01)
    F.plant(-3.9, -.9, 4, 1.15)
    F.vase(-4.3, -3.2, .78, (.30, .13, .05))
    F.bowl(-4.3, -4.6, .78)


def meeting():
    shell()
    furnish()
    O.hill_country('blue', -3.2, ((-7.5, 13, 1.0), (8, 15, 1.1)), 90)
    O.light('blue', gain=2.2)
    K.area((0, -3.9, 2.08), (0, -3.9, 0), 1.3, 150, K.kelvin(3900), size_y=4.2, visible=False, glossy=False)
    K.area((0, -4, 3.05), (0, -4, 0), 8, 90, K.kelvin(4300), size_y=7, visible=False, glossy=False)
    K.camera((1.75, -8.3, 1.5), (-.3, 0, 1.5), 23, shift=(0, -.05))
    return dict(samples=12, size=(1200, 800), grade=dict(exposure=2.2, bloom=.05, saturation=1.1, warmth=-.05))


PICTURES = {'commercial/meeting-room': meeting}
