/** Every template, by its name: one line each. */
export { adultonly } from './adultonly.js';
export { alonetonight } from './alonetonight.js';
export { iconslanding } from './iconslanding.js';
export { whoneedsstrings } from './whoneedsstrings.js';
