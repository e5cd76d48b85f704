export { EventBus, type EventListener } from './event-bus.js';
export type { DrainOptions, DrainResult } from '../worker/index.js';
