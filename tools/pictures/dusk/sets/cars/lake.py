"""Whole cars on the terrace over the lake at sundown."""
from cars.coupe import coupe
from kit import autoglass as G, core as K, places as P

GRADE = dict(exposure=.75, bloom=.08)


def picture(size=(1200, 900), samples=6, **grade):
    return dict(samples=samples, size=size, grade={**GRADE, **grade})


def front():
    P.terrace(west=(-1, .5), trees=((-24, 14, 1.5), (-30, -12, 1.3)))
    P.fill()
    coupe('blue')
    K.camera((6.0, -5.6, 1.05), (.1, -.05, .78), 58)
    return picture()


def rear():
    P.terrace(west=(-1, -.5), trees=((-26, -16, 1.5),))
    P.fill(y=1)
    coupe('silver', dict(rear=15, quarter=15))
    K.camera((5.2, 5.4, 1.3), (0, .1, .70), 58)
    return picture()


def profile():
    P.terrace(west=(-1, 0), glow=1.2)
    P.fill(power=110)
    coupe('obsidian', dict(quarter=5, rear=5))
    K.camera((9.2, -.15, .95), (0, -.15, .86), 70)
    return picture()


def nose():
    P.terrace(west=(-.35, 1), trees=((-9, 26, 1.4),))
    P.fill(x=0, y=-8, power=150, length=7)
    strip = G.glass(70, [((0, 0, -1), -1.108, 15, .004)])     # the top 5 inches
    coupe('limestone', dict(windshield=strip))
    K.camera((1.5, -7.2, 1.25), (0, -1, .72), 62)
    return picture()


def above():
    P.terrace(west=(-1, -.6), wall=7, wet=1.0, trees=((-24, -19, 1.4), (-33, -2, 1.3)))
    P.fill(power=200)
    coupe('red', roof=True, shades=dict(roof=20, rear=20))
    K.camera((3.9, 4.7, 2.7), (-.1, .1, .92), 42)
    return picture(exposure=.8)


def hero_roof():
    P.terrace(west=(-1, -.25), trees=((-24, -15, 1.4), (-30, 12, 1.3)), glow=1.15)
    P.fill(power=200)
    coupe('silver', roof=True, shades=dict(roof=20, rear=20, quarter=20))
    K.camera((5.6, 5.4, 2.35), (-.1, .1, .98), 60)
    return picture((1440, 720), 8, exposure=.9)


def two():
    P.terrace(west=(-1, .35), wall=12, trees=((-26, 10, 1.4),))
    P.fill(x=8, length=14, power=260)
    coupe('silver', at=(-2.2, .6, 0), turn=4)
    coupe('red', dict(quarter=15, rear=15), at=(1.6, 1.9, 0), turn=-3)
    K.camera((8.8, -6.6, 1.7), (-.2, .8, .75), 58)
    return picture()


PICTURES = {'cars/lake-front': front, 'cars/lake-rear': rear, 'cars/lake-profile': profile, 'cars/lake-nose': nose, 'cars/lake-above': above, 'cars/lake-two': two, 'heroes/coupe-roof': hero_roof}
