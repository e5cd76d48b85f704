export { LoadingBar } from './loading-bar';
