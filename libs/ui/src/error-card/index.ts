export { ErrorCard, type ErrorCardProps } from './error-card';
