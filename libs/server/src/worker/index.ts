export { JobRunner, type DrainOptions, type DrainResult } from './job-runner.js';
export { Tasks } from './tasks.js';
