export { Jobs } from './jobs.js';
export { JobsModule } from './jobs.module.js';
export { JobRunner } from '../worker/index.js';
