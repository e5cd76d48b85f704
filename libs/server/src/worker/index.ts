export { JobRunner, type DrainOptions, type DrainResult, type ParkedJob } from './job-runner.js';
export { Tasks, type TaskHandler } from './tasks.js';
