/* Rears and fronts: right halves in centimeters, mirrored about x = 0; road at 0, up is negative. */

/** Mirrors a right half, written from bottom center to top center, into knots for a whole outline. */
export const both = (half) => {
  const knots = half.trim().split(/\s+/);
  const left = knots
    .filter((k) => !k.startsWith('0,'))
    .map((k) => '-' + k)
    .reverse();
  return [...knots, ...left].join(' ');
};

export const suvRear = {
  W: 200,
  H: 194,
  r: 41,
  tire: [66, 95],
  belt: -128,
  outline: both(
    '0,-28! 84,-28~8 96,-42 100,-70 99,-104 96,-128 90,-158 83,-180 72,-190~8 40,-193.5 0,-194.5',
  ),
  glass: both('0,-131! 78,-132~9 68,-180~9 0,-182!'),
  glassTop: -180,
  shield: both('0,-136! 62,-136~6 54,-176~6 0,-177!'),
  hatch: both('0,-66! 80,-66~6 85,-128 74,-186~6 0,-189!'),
  lamps: [both('80,-92! 96,-94~4 93,-150~4 84,-150~4').split(' ').slice(0, 4).join(' ')],
  plate: -84,
  bumper: both('0,-36! 88,-36~6 98,-50 98,-62~4 0,-64!'),
  spoiler: both('0,-186! 70,-182~3 74,-191~3 0,-196!'),
  rails: 70,
};
export const crewRear = {
  W: 203,
  H: 197,
  r: 42,
  tire: [66, 98],
  belt: -146,
  truck: true,
  outline: both(
    '0,-40! 92,-40~8 101,-54 102,-90 101,-142! 88,-146! 84,-160 78,-186 66,-196~8 30,-198.5 0,-199',
  ),
  glass: both('0,-150! 76,-150~6 68,-186~7 0,-188!'),
  glassTop: -186,
  shield: both('0,-152! 64,-152~5 56,-182~5 0,-183!'),
  hatch: both('0,-72! 86,-72~3 88,-142~3 0,-143!'),
  lamps: ['90,-92! 101,-92! 101,-138! 90,-138!'],
  plate: -58,
  bumper: both('0,-50! 90,-50~6 100,-58 100,-68~4 0,-68!'),
  steps: [-22, 22],
  chrome: true,
};
export const sedanRear = {
  W: 186,
  H: 146,
  r: 34.5,
  tire: [62, 88],
  belt: -108,
  outline: both('0,-24! 78,-24~8 88,-34 93,-58 92,-84 86,-100 74,-112 62,-134 50,-142~8 26,-145.5 0,-146.5'),
  glass: both('0,-112! 66,-112~7 52,-136~8 0,-138!'),
  glassTop: -136,
  shield: both('0,-113! 52,-113~5 42,-133~5 0,-134!'),
  hatch: both('0,-64! 60,-64~5 66,-78 66,-104 62,-110~5 0,-111!'),
  lamps: ['52,-84! 91,-80! 90,-94! 66,-100! 50,-98!'],
  plate: -80,
  bumper: both('0,-28! 78,-28~6 90,-42 92,-56~4 0,-60!'),
};
export const wagonRear = {
  W: 184,
  H: 152,
  r: 34,
  tire: [61, 87],
  belt: -108,
  outline: both('0,-26! 78,-26~8 88,-36 92,-60 91,-84 87,-106 78,-132 70,-146~7 38,-152 0,-153'),
  glass: both('0,-110! 70,-110~8 60,-141~8 0,-143!'),
  glassTop: -141,
  shield: both('0,-112! 54,-112~5 45,-138~5 0,-139!'),
  hatch: both('0,-58! 70,-58~6 77,-106 66,-146~6 0,-149!'),
  lamps: ['72,-82! 90,-84! 87,-108! 76,-108!'],
  plate: -76,
  bumper: both('0,-30! 80,-30~6 90,-44 90,-54~4 0,-56!'),
  spoiler: both('0,-146! 62,-143~3 66,-149~3 0,-154!'),
  rails: 62,
};
export const tallRear = {
  W: 200,
  H: 168,
  r: 39,
  tire: [66, 94],
  belt: -112,
  outline: both('0,-28! 84,-28~8 95,-40 100,-64 99,-90 93,-112 82,-136 72,-158~8 40,-167 0,-168.5'),
  glass: both('0,-116! 74,-116~8 62,-156~9 0,-158!'),
  glassTop: -156,
  shield: both('0,-119! 58,-119~5 48,-152~5 0,-153!'),
  hatch: both('0,-62! 74,-62~6 82,-112 66,-160~6 0,-164!'),
  lamps: ['40,-104! 98,-96! 95,-108! 44,-113!'],
  plate: -82,
  bumper: both('0,-30! 86,-30~6 97,-44 98,-58~4 0,-60!'),
  wings: true,
};
/* Fronts. `grille`, `hood` and `lamps` replace the tailgate. */
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
export const crewFront = {
  ...crewRear,
  front: true,
  truck: false,
  belt: -138,
  outline: both(
    '0,-40! 92,-40~8 101,-52 102,-90 100,-128 94,-140 86,-160 78,-186 66,-196~8 30,-198.5 0,-199',
  ),
  glass: both('0,-143! 84,-144~7 70,-184~9 0,-187!'),
  shield: both('0,-152! 60,-152~6 54,-180~6 0,-181!'),
  hood: both('0,-124! 70,-125~5 95,-129 95,-137 84,-144~5 0,-143!'),
  hatch: undefined,
  steps: undefined,
  grille: both('0,-76! 60,-76~5 66,-98 64,-121~4 0,-122!'),
  lamps: ['68,-122! 99,-124~4 100,-96~4 70,-94~3'],
  plate: -56,
  bumper: both('0,-44! 90,-44~6 101,-56 101,-68~4 0,-66!'),
  mirrors: [90, -148, 23],
};
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
