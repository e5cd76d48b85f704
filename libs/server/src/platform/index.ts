export { openDatabase, type OpenDatabase } from './open-database.js';
export { platformModules, type PlatformOptions } from './platform-modules.js';
