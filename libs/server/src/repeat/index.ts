export { repeat } from './repeat.js';
