/** Without anything, the sun falls into the room and a cooler works against it. */
import { heatScene } from '../parts/heat-stops.js';

export default heatScene('heat-cooling', 3);
