/* Every plate by the name of its file. */
import { strip } from './strip.js';

export const plates = { ...strip };
