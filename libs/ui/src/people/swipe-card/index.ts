export { SwipeCard, type SwipeCardProps } from './swipe-card';
export { useArrowKeys } from './use-arrow-keys';
