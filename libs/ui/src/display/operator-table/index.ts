export { ScrollTable } from './scroll-table';
export { useTableKeys } from './use-table-keys';
