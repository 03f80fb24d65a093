import { rgba, stroke } from '../../lib.js';
import { line, outline } from '../path.js';
import { body } from './body.js';

/** A tall van with glass all around. Centimeters, rear bumper at 0, road at 0, up is negative. */
export const van = body({
  name: 'van',
  sill: -26,
  L: 540,
  H: 232,
  r: 36,
  wheels: [112, 436],
  belt: -132,
  glassTop: -198,
  rim: 0.66,
  clad: -40,
  outline: outline(
    '20,-32! 6,-40~4 3,-56 4,-74~3 6,-140 11,-205 20,-224~6 60,-231 160,-233.5 300,-233 366,-227 404,-208 440,-160 458,-134 500,-117 524,-102~8 534,-78 538,-54 532,-34~5 516,-26! 34,-26!',
  ),
  dlo: outline('446,-136~3 424,-166 396,-198~6 340,-200~4 24,-199~8 18,-136~8 200,-134 330,-132'),
  cuts: [
    { t: 180, b: 180, w: 12 },
    { t: 334, b: 334, w: 14 },
  ],
  panes: ['quarter', 'rear', 'front'],
  shuts: [
    line('452,-134! 446,-110 440,-84!'),
    line('334,-210! 334,-36!'),
    line('180,-212! 180,-90 174,-60!'),
    line('470,-128! 500,-114 522,-98!'),
    line('10,-150! 20,-152!'),
    line('176,-128! 40,-126!'),
    line('4,-66! 40,-64 72,-58!'),
    line('537,-72! 510,-78 488,-72!'),
  ],
  handles: [
    [306, -112, 20],
    [346, -112, 20],
  ],
  shoulder: line('6,-118! 200,-120 400,-120 470,-112 522,-92!'),
  crease: line('152,-62! 270,-58 396,-63!'),
  head: outline('488,-114! 516,-102 530,-84~3 516,-78 496,-90~4'),
  headInner: outline('500,-103! 522,-87! 516,-82.5! 501,-92!'),
  tail: outline('4.5,-112! 6,-160! 18,-160~2 20,-112~2'),
  dark: ['M537 -62Q524 -61 514 -58Q512 -54 516 -52L535 -51Z'],
  seats: [
    { x: 98, top: -184 },
    { x: 250, top: -184 },
    { x: 366, top: -186 },
  ],
  wheelAt: { x: 412, y: -138 },
  visor: { x: 372, y: -196 },
  mirror: { x: 428, y: -142, size: 1.6 },
  roof(c, b, paint, look) {
    for (const y of [-214, -210])
      stroke(c, line(`24,${y}! 200,${y - 4} 380,${y}!`), rgba(look.shadow, 0.25), 0.8);
    stroke(c, line('30,-127! 176,-127!'), rgba(look.shadow, 0.5), 2.4);
  },
});
