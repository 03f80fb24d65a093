/* Fronts: `grille`, `hood` and `lamps` take the place of the tailgate. */
import { both, suvRear } from './rears.js';

/** A large SUV head on. */
export const suvFront = {
  ...suvRear,
  front: true,
  W: 204,
  belt: -128,
  outline: both(
    '0,-24! 86,-24~8 99,-36 103,-62 103,-104 100,-121~6 86,-129~5 80,-148 72,-182 64,-190~8 38,-193.5 0,-194.5',
  ),
  glass: both('0,-133! 77,-134~6 66,-181~9 0,-184!'),
  glassTop: -183,
  shield: both('0,-143! 58,-143~6 52,-177~6 0,-178!'),
  hood: both('0,-105! 62,-106~5 97,-109~4 98,-119~5 80,-133~5 0,-132!'),
  hatch: undefined,
  spoiler: undefined,
  rails: 66,
  grille: both('0,-72! 50,-72~5 56,-86 54,-101~4 0,-102!'),
  lamps: ['62,-102! 99,-105~4 101,-88~4 66,-84~5'],
  plate: -48,
  bumper: both('0,-30! 86,-30~6 99,-42 100,-60~4 64,-62~4 58,-66~4 0,-66!'),
  mirrors: [85, -138, 19],
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
