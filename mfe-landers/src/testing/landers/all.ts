/** What the page of every template is answered, by its name: one line each. */
export { adultonly } from './adultonly';
export { alonetonight } from './alonetonight';
export { iconslanding } from './iconslanding';
export { landing2 } from './landing2';
export { landing3 } from './landing3';
export { tinderswipe } from './tinderswipe';
export { whoneedsstrings } from './whoneedsstrings';
export { transitionsvideolanding } from './transitionsvideolanding';
