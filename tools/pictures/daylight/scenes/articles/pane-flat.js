/** A flat pane reflects the sun as wide as the window. */
import { reflectionScene } from '../parts/reflection.js';

export default reflectionScene('pane-flat', false);
