/** A blind glows inside the glass, and the heat is in the room. */
import { heatScene } from '../parts/heat-stops.js';

export default heatScene('heat-blinds', 2);
