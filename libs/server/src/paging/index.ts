export { type Cursor, readPage } from './paging.js';
