export { testDatabase, type TestDatabase, type TestDatabaseOptions } from './test-database.js';
export { testApp, type TestApp, type TestAppOptions } from './test-app.js';
export { type Answer, type CallOptions, type TestViewer } from './test-call.js';
export { TestClock } from './test-clock.js';
export { RecordedMail } from './recorded-mail.js';
export { RecordedRealtime } from './recorded-realtime.js';
export { Given, type GivenParts } from './given.js';
