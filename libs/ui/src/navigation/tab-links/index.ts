export { TabLinks } from './tab-links';
