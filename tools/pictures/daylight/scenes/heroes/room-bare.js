/** The limestone room with bare glass, for the row of the home page that draws its own film. */
export { bare as default } from './daylight-room.js';
