export { type Cursor, type Page, readPage } from './paging.js';
