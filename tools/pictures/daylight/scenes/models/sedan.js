import { modelScene } from '../parts/model.js';

export default modelScene('sedan');
