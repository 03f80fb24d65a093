/** The office of glass without film edge or glare, for the row of the home page that draws its own film. */
export { bare as default } from './glass-facade.js';
