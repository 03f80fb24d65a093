/** Streaks of the squeegee, which fade. */
import { sampleScene } from '../parts/tint-samples.js';

export default sampleScene('sample-streaks', 2);
