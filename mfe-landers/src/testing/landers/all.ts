/** What the page of every template is answered, by its name: one line each. */
export { adultonly } from './adultonly';
export { alonetonight } from './alonetonight';
export { collagelanding } from './collagelanding';
export { gallery } from './gallery';
export { home } from './home';
export { iconslanding } from './iconslanding';
export { landing2 } from './landing2';
export { landing3 } from './landing3';
export { maplanding } from './maplanding';
export { socialnetwork } from './socialnetwork';
export { tinderswipe } from './tinderswipe';
export { transitionsvideolanding } from './transitionsvideolanding';
export { video } from './video';
export { whoneedsstrings } from './whoneedsstrings';
