/** The dog of the shade guide through film of 50 %. */
import { paneDogScene } from '../parts/pane-dog.js';

export default paneDogScene(50);
