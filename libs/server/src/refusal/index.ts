export { Refusal } from './refusal.js';
