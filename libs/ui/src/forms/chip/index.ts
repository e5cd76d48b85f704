export { Chip } from './chip';
export { ChipGroup, ChipList } from './chip-group';
