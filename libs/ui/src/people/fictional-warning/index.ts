export { FictionalNotice, FictionalWarning } from './fictional-warning';
