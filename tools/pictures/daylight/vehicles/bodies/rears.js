/* Rears: right halves in centimeters, mirrored about x = 0; road at 0, up is negative. */

/** Mirrors a right half, written from bottom center to top center, into knots for a whole outline. */
export const both = (half) => {
  const knots = half.trim().split(/\s+/);
  const left = knots
    .filter((k) => !k.startsWith('0,'))
    .map((k) => '-' + k)
    .reverse();
  return [...knots, ...left].join(' ');
};

/** A large SUV from behind. */
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

/** A crew-cab pickup from behind. */
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

/** A wagon from behind. */
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

/** An electric crossover from behind, its tall doors up. */
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
