/** A bowed pane gathers the reflection of the sun on the turf. */
import { reflectionScene } from '../parts/reflection.js';

export default reflectionScene('pane-bowed', true);
