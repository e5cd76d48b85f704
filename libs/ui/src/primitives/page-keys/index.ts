export { usePageKeys } from './use-page-keys';
