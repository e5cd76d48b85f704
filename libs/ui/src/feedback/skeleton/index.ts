export { ListSkeleton, Skeleton } from './skeleton';
