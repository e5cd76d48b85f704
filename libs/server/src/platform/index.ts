export { openDatabase } from './open-database.js';
export { platformModules } from './platform-modules.js';
export { announce, runningAt } from './running.js';
export { orSayWhy, plainFault } from './plain-fault.js';
