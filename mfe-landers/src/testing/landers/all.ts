/** What the page of every template is answered, by its name: one line each. */
export { alonetonight } from './alonetonight';
