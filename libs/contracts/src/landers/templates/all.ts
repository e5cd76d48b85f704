/** Every template, by its name: one line each. */
export { adultonly } from './adultonly.js';
export { alonetonight } from './alonetonight.js';
export { collagelanding } from './collagelanding.js';
export { gallery } from './gallery.js';
export { home } from './home.js';
export { iconslanding } from './iconslanding.js';
export { landing2 } from './landing2.js';
export { landing3 } from './landing3.js';
export { maplanding } from './maplanding.js';
export { socialnetwork } from './socialnetwork.js';
export { tinderswipe } from './tinderswipe.js';
export { transitionsvideolanding } from './transitionsvideolanding.js';
export { video } from './video.js';
export { whoneedsstrings } from './whoneedsstrings.js';
