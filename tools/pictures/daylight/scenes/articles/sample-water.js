/** Pockets of water, which dry out. */
import { sampleScene } from '../parts/tint-samples.js';

export default sampleScene('sample-water', 1);
