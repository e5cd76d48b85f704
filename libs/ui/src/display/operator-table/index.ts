export { OperatorTable } from './operator-table';
export { ScrollTable } from './scroll-table';
