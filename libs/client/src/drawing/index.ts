/** The door for who draws pages on a server. No browser build leads here. */
export type { AskedQuery } from './asked-queries';
export { PageTitleNote } from '../site/use-page-title';
export { drawWithAnswers, endAnswers, keepAnswers } from './draw-with-answers';
