export { fictionalWords, settings, user } from './answers';
export { Refused } from './answering';
export type { Answers } from './answering';
export { givenServer, Unplugged } from './given-server';
export { showWith } from './show-with';
export type { Shown } from './show-with';
export { givenStore, Stage } from './stage';
