export { ErrorCard } from './error-card';
