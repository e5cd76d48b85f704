export { PersonCard, PersonGrid } from './person-card';
export { PersonCardSkeleton } from './person-card-skeleton';
export { nameLength } from './name-length';
