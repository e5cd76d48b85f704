export { Photo, PhotoLabel, type PhotoProps } from './photo';
