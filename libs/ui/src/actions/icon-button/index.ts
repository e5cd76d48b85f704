export { IconButton, IconLink, LikeButton } from './icon-button';
