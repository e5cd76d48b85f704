/** The built-in lander of every template, by its name: one line each. */
export { adultonly } from './adultonly.data.js';
export { alonetonight } from './alonetonight.data.js';
export { iconslanding } from './iconslanding.data.js';
export { whoneedsstrings } from './whoneedsstrings.data.js';
