import { fill, linear, mix, rgba, stroke } from '../../lib.js';
import { line, outline } from '../path.js';
import { body } from './body.js';

/** An electric pickup folded from flat steel. Centimeters, rear bumper at 0, road at 0, up is negative. */
export const foldedSteel = body({
  name: 'folded-steel pickup',
  sill: -42,
  L: 568,
  H: 182,
  r: 44,
  wheels: [112, 476],
  belt: -130,
  glassTop: -166,
  flush: true,
  rim: 0.72,
  flat: true,
  archShape: 'M-62 60L-54 -34L-34 -56L34 -56L54 -34L62 60Z',
  outline: outline(
    '34,-44! 10,-48! 3,-66! 7,-136! 322,-182! 470,-141! 552,-114! 564,-96! 568,-66! 558,-46! 540,-40!',
  ),
  dlo: outline('462,-136! 326,-172.5! 196,-151! 182,-134!'),
  cuts: [{ t: 300, b: 304, w: 6 }],
  panes: ['rear', 'front'],
  shuts: [
    line('462,-133! 446,-96! 430,-52!'),
    line('304,-130! 306,-52!'),
    line('182,-130! 188,-96! 178,-66!'),
  ],
  handles: [],
  shoulder: line('5,-112! 300,-114! 566,-94!'),
  crease: undefined,
  head: outline('498,-130! 554,-111! 563,-98! 559,-98! 550,-107!'),
  headInner: outline('520,-121! 553,-110! 556,-106! 551,-106!'),
  tail: outline('4,-128! 7,-136! 16,-137! 14,-128!'),
  dark: [],
  seats: [
    { x: 232, top: -158, size: 0.14 },
    { x: 342, top: -160, size: 0.14 },
  ],
  wheelAt: { x: 390, y: -134 },
  mirror: { x: 432, y: -137, size: 1 },
  roof(c, b, paint, look, side) {
    const steel = paint.color;
    const facet = (d, top, low) => fill(c, d, linear(c, 0, -182, 0, -40, [0, top, 1, low]));
    facet(
      'M7 -136L322 -182L470 -141L552 -114L566 -94L300 -114L5 -112Z',
      mix(steel, look.sky, 0.55),
      mix(steel, look.shadow, 0.15),
    );
    fill(
      c,
      'M5 -112L300 -114L566 -94L568 -66L558 -46L34 -44L10 -48L3 -66Z',
      linear(c, 0, -114, 0, -44, [
        0,
        mix(steel, look.horizon, 0.5),
        0.25,
        mix(steel, look.ground, 0.25),
        0.62,
        mix(steel, look.shadow, 0.3),
        1,
        mix(steel, look.shadow, 0.7),
      ]),
    );
    fill(
      c,
      'M5 -112L300 -114L566 -94L568 -66L558 -46L34 -44L10 -48L3 -66Z',
      linear(
        c,
        0,
        0,
        568,
        0,
        side > 0
          ? [0, rgba(look.shadow, 0.35), 0.55, rgba(look.shadow, 0), 1, rgba(look.sun, 0.35 * look.rim)]
          : [0, rgba(look.sun, 0.35 * look.rim), 0.45, rgba(look.shadow, 0), 1, rgba(look.shadow, 0.35)],
      ),
    );
    fill(
      c,
      'M5 -112L300 -114L566 -94L564 -90L300 -110L5 -108Z',
      rgba(mix(look.horizon, '#ffffff', 0.4), 0.55),
    );
    stroke(c, 'M180 -161L196 -151L182 -134L5 -122M322 -182L326 -172', rgba(look.shadow, 0.35), 0.8);
    stroke(c, 'M7 -136L322 -182L470 -141L552 -114', rgba(mix(look.sun, '#ffffff', 0.3), 0.9 * look.rim), 1.4);
    fill(c, 'M118 -66H474L470 -58H122Z', rgba(look.shadow, 0.35));
  },
  skin(c, b, paint, look) {
    for (const x of b.wheels) {
      c.save();
      c.translate(x, -b.r);
      fill(
        c,
        'M-72 60L-63 -38L-39 -65L39 -65L63 -38L72 60Z',
        linear(c, 0, -66, 0, 30, [0, mix('#2c3430', look.sky, 0.25), 1, '#141a17']),
      );
      c.restore();
    }
    fill(c, 'M34 -50L540 -48L530 -40H44Z', '#141a17');
  },
});
