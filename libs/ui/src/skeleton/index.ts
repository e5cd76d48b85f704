export { ListSkeleton, PersonCardSkeleton, Skeleton, type SkeletonProps } from './skeleton';
