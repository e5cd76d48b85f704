export { ListSkeleton, Skeleton, type SkeletonProps } from './skeleton';
