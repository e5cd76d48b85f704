export { Followed } from './followed.js';
export { Kept } from './kept.js';
export { KeptWith } from './kept-with.js';
export { repeat } from './repeat.js';
