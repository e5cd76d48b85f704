export { Avatar, PresenceDot, type AvatarProps } from './avatar';
