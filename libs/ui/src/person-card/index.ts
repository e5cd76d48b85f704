export { PersonCard, PersonGrid, type PersonCardProps } from './person-card';
export { PersonCardSkeleton } from './person-card-skeleton';
