export { FictionalTag, Pill, Tag } from './tag';
