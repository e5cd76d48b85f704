export { JsonLogger } from './json-logger.js';
export { redact } from './redact.js';
