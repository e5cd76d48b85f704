export { CookieViewers } from './cookie-viewers.js';
export { type GivenMember, givenMember } from './given.js';
export { givenPicture } from './pictures.js';
