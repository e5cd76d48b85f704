export { LazyMenu, type OpenMenu } from './lazy-menu';
