export { FictionalTag, Pill, Tag, type PillProps, type TagProps } from './tag';
