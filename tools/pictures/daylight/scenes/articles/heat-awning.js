/** An awning keeps the sun off the window. */
import { heatScene } from '../parts/heat-stops.js';

export default heatScene('heat-awning', 0);
