/* Every plate by the name of its file. */
import { electric } from './electric.js';
import { gallery } from './gallery.js';
import { strip } from './strip.js';

export const plates = { ...strip, ...electric, ...gallery };
