export { type Bucket, Config, type ConfigFault } from './config.js';
export { loadConfig, parseConfig } from './load.js';
export { environmentExample } from './example.js';
export { ConfigModule } from './config.module.js';
export { setTestServer, testServer, type TestServer } from './test-server.js';
