export { settings, user } from './answers';
export { givenServer, Refused, Unplugged } from './given-server';
export type { Answers } from './given-server';
export { givenStore, Stage } from './stage';
