import { modelSheet } from '../parts/model.js';

export default modelSheet('models/tesla.avif', ['sedan', 'hatch', 'fastback', 'suv', 'pickup']);
