export { Jobs, type JobOptions, type JobHandler } from './jobs.js';
export { JobsModule, type JobsOptions } from './jobs.module.js';
export { JobRunner, type ParkedJob } from '../worker/index.js';
