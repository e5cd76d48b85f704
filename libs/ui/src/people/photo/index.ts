export { Photo, PhotoLabel } from './photo';
