export { LazyMenu, type LazyMenuProps, type OpenMenu } from './lazy-menu';
