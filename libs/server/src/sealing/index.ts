export { seal, unseal } from './sealing.js';
