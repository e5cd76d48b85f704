/** The built-in lander of every template, by its name: one line each. */
export { adultonly } from './adultonly.data.js';
export { alonetonight } from './alonetonight.data.js';
export { collagelanding } from './collagelanding.data.js';
export { gallery } from './gallery.data.js';
export { home } from './home.data.js';
export { iconslanding } from './iconslanding.data.js';
export { landing2 } from './landing2.data.js';
export { landing3 } from './landing3.data.js';
export { maplanding } from './maplanding.data.js';
export { socialnetwork } from './socialnetwork.data.js';
export { tinderswipe } from './tinderswipe.data.js';
export { transitionsvideolanding } from './transitionsvideolanding.data.js';
export { video } from './video.data.js';
export { whoneedsstrings } from './whoneedsstrings.data.js';
