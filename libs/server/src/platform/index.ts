export { openDatabase, type OpenDatabase } from './open-database.js';
export { platformModules, type PlatformOptions } from './platform-modules.js';
export { announce, runningAt } from './running.js';
export { orSayWhy, plainFault } from './plain-fault.js';
