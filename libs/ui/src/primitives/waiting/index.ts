export { useLongWait, Waiting } from './waiting';
