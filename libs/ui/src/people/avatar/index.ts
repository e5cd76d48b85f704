export { Avatar, PresenceDot } from './avatar';
