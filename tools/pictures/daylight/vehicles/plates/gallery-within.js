/* Gallery: views out of the cabin. */
import { openRoad } from '../places/open-road.js';
import { lake } from '../places/lake.js';
import { windshield } from '../inside/windshield.js';
import { glassRoof } from '../inside/glass-roof.js';
import { driverGlass } from '../inside/driver-glass.js';

/** Plates by the name of their file. */
export const within = {
  'gallery/door-glass-from-inside': {
    alt: 'Illustration: a lake seen from the seat, the door glass filmed to 35 % above a tint line, bare below',
    place: lake,
    seed: 31,
    zoom: [1.25, -150, -250],
    scene: { hour: 'morning', sunX: 480, sunY: 440, oak: -600, sail: 800, y: 1160 },
    inside: driverGlass({ vlt: 35, line: 500, tool: 760, color: '#8f3325', leather: '#a8683c' }),
  },
  'gallery/windshield-from-inside': {
    alt: 'Illustration: a road through the windshield, a dog in front, 70 % film above the tint line',
    place: openRoad,
    seed: 12,
    scene: { hour: 'gold', vy: 520, sunX: 1010, sunY: 330, wide: 1100 },
    inside: windshield({ vlt: 70, leather: '#6a4a34', dog: true }),
  },
  'gallery/glass-roof-oaks': {
    alt: 'Illustration: oak boughs and sun through a glass roof, 20 % film on its left half',
    place: openRoad,
    seed: 12,
    inside: glassRoof({ vlt: 20, leather: '#d8cdb4' }),
  },
};
