export { testDatabase, type TestDatabase } from './test-database.js';
export { testApp, type TestApp, type TestAppOptions } from './test-app.js';
export { type CallOptions } from './test-call.js';
export { TestClock } from './test-clock.js';
export { readWhole } from './read-whole.js';
export { rowsNaming } from './rows-naming.js';
export { RecordedRealtime } from './recorded-realtime.js';
export { Given, type GivenParts } from './given.js';
export { visitorRequest } from './visitor-request.js';
