/** The door of billing: what areas to its right may use. */
export { BillingModule } from './billing.module.js';
export { migrations } from './migrations/index.js';
export { SPEND_SQL } from './wallet/spend.store.js';
export { type EntryKind, type GrantKind } from './wallet/wallet.rules.js';
export { Wallets } from './wallet/wallets.service.js';
export const entities = [];
