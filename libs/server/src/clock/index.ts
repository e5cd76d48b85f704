export { Clock } from './clock.js';
export { DemoClock } from './demo-clock.js';
export { ClockModule } from './clock.module.js';
