export { Chip, type ChipProps } from './chip';
export { ChipGroup, ChipList, type ChipGroupProps, type ChipOption } from './chip-group';
