/* The hours and weathers of the series: one palette for sky, land and the light on the car. */
import { CLEAR } from './hours-clear.js';
import { WEATHER } from './hours-weather.js';

/** All palettes by name. */
export const HOURS = { ...CLEAR, ...WEATHER };
