/** Film sends most of the heat back at the glass. */
import { heatScene } from '../parts/heat-stops.js';

export default heatScene('heat-film', 1);
