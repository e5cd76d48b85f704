export { buildFacts } from './build-facts.js';
