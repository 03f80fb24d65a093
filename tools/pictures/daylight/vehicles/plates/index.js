/* Every plate by the name of its file. */
import { electric } from './electric.js';
import { crops } from './gallery-crops.js';
import { ends } from './gallery-ends.js';
import { whole } from './gallery-whole.js';
import { within } from './gallery-within.js';
import { strip } from './strip.js';

/** All plates; the name is the path under src/assets/pictures. */
export const plates = { ...strip, ...electric, ...ends, ...crops, ...whole, ...within };
