/** Every template, by its name: one line each. */
export { alonetonight } from './alonetonight.js';
