export { EventBus } from './event-bus.js';
