"""Cars before the shop at blue hour, and inside its bay."""
from cars.coupe import coupe
from kit import core as K, places as P
from .lake import picture


def arrival():
    P.shop()
    coupe('obsidian', at=(-.6, -1.4, 0), turn=34)
    P.fill(4, 4.5, 200, y=-9)
    K.camera((4.4, -8.2, 1.15), (-.1, 0, 1.0), 42)
    return picture(exposure=.85)


def pair():
    P.shop()
    coupe('limestone', dict(quarter=15, rear=15), at=(-4.4, -1.0, 0), turn=-24)
    coupe('red', at=(.6, -1.6, 0), turn=26)
    P.fill(2, 4.5, 240, y=-10, length=12)
    K.camera((1.2, -11.5, 1.5), (-1.3, 0, 1.15), 40)
    return picture(exposure=.85)


def leaving():
    P.shop(west=(1, .5))
    coupe('blue', dict(quarter=20, rear=20), at=(.2, -1.9, 0), turn=112)
    P.fill(-3, 4.5, 200, y=-9)
    K.camera((-4.2, -8.2, 1.3), (.1, 0, 1.05), 42)
    return picture(exposure=.85)


def bay():
    P.bay()
    coupe('silver', turn=-30)
    K.camera((4.6, -6.2, 1.25), (.1, .1, .80), 58)
    return picture(samples=16, exposure=.95)


def bay_rear():
    P.bay()
    coupe('obsidian', dict(rear=15, quarter=15), turn=152)
    K.camera((3.2, -6.0, 1.6), (0, 0, .70), 50)
    return picture(exposure=.9)


def studio_red():
    P.studio()
    coupe('red', dict(rear=5, quarter=5))
    K.camera((4.8, 4.9, 1.55), (.05, .15, .58), 58)
    return picture(exposure=.8)


def studio_dark():
    P.studio(warm=1.3, cool=.5)
    coupe('obsidian', dict(front=35, quarter=5, rear=5))
    K.camera((8.4, -1.5, .85), (0, -.1, .66), 70)
    return picture(exposure=.9)


PICTURES = {'cars/' + f.__name__.replace('_', '-'): f for f in (arrival, pair, leaving, bay, bay_rear, studio_red, studio_dark)}
