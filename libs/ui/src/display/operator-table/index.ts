export { OperatorList, type OperatorListWords } from './operator-list';
export { OperatorTable } from './operator-table';
export { ScrollTable } from './scroll-table';
