export { SwipeCard } from './swipe-card';
export { useArrowKeys } from './use-arrow-keys';
