/** The built-in lander of every template, by its name: one line each. */
export { alonetonight } from './alonetonight.data.js';
