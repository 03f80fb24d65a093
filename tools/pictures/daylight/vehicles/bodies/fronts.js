/* Fronts: `grille`, `hood` and `lamps` take the place of the tailgate. */
import { both, suvRear } from './rears.js';

/** A large SUV head on. */
export const suvFront = {
  ...suvRear,
  front: true,
  belt: -124,
  glass: both('0,-130! 82,-131~7 70,-178~9 0,-181!'),
  shield: both('0,-140! 58,-140~6 52,-174~6 0,-175!'),
  hood: both('0,-112! 66,-113~5 92,-117 92,-126 82,-131~5 0,-130!'),
  hatch: undefined,
  spoiler: undefined,
  rails: undefined,
  grille: both('0,-70! 56,-70~6 64,-88 60,-110~4 0,-111!'),
  lamps: ['66,-111! 97,-112~4 98,-90~4 70,-88~4'],
  plate: -58,
  bumper: both('0,-36! 88,-36~6 99,-48 99,-62~4 0,-60!'),
  mirrors: [88, -134, 19],
};

/** A coupe head on. */
export const coupeFront = {
  W: 188,
  H: 133,
  r: 35.5,
  tire: [64, 91],
  belt: -96,
  front: true,
  outline: both('0,-18! 80,-18~8 90,-30 94,-56 93,-76 86,-92 74,-98 62,-120 50,-129~8 26,-132.5 0,-133.5'),
  glass: both('0,-101! 70,-101~6 53,-124~8 0,-127!'),
  glassTop: -124,
  shield: both('0,-106! 46,-106~5 40,-121~5 0,-122!'),
  hood: both('0,-74! 50,-76~5 82,-84 82,-92 72,-101~5 0,-100!'),
  grille: both('0,-40! 44,-40~8 54,-52 50,-68~6 0,-70!'),
  lamps: ['56,-75! 90,-84! 92,-76! 84,-68! 62,-66!'],
  plate: -34,
  bumper: both('0,-19! 82,-19~6 92,-28 93,-36~4 0,-30!'),
  mirrors: [72, -100, 17],
};
