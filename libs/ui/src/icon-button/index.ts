export { IconButton, IconLink, LikeButton, type IconButtonProps, type IconLinkProps, type LikeButtonProps } from './icon-button';
