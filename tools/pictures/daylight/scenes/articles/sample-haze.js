/** Fresh film may be hazy, which clears. */
import { sampleScene } from '../parts/tint-samples.js';

export default sampleScene('sample-haze', 0);
