export type { FictionalWords } from './fictional';
export { FictionalTag, Pill, Tag } from './tag';
