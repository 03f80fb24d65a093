/** A tight bubble of air, which stays. */
import { sampleScene } from '../parts/tint-samples.js';

export default sampleScene('sample-air', 3);
