export { type Bucket, Config, type PayPalAccount, type SepaCreditor, type SmsService, type StripeAccount } from './config.js';
export { loadConfig, parseConfig } from './load.js';
export { environmentExample } from './example.js';
export { ConfigModule } from './config.module.js';
export { setTestServer, testServer } from './test-server.js';
