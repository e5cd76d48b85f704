export { useLongWait, Waiting, type WaitingProps } from './waiting';
