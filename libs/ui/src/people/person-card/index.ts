export { PersonCard, PersonGrid } from './person-card';
export { PersonCardSkeleton } from './person-card-skeleton';
