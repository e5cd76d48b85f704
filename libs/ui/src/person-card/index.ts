export { PersonCard, PersonGrid, type PersonCardProps } from './person-card';
