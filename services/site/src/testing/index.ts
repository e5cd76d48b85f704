export { buildFacts } from './build-facts.js';
export { trafficSourceCookie } from './traffic-source-cookie.js';
