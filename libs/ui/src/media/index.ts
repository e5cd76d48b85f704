export { useWideWindow } from './use-wide-window';
