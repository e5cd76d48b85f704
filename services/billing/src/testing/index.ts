export { billingData, givenMemberWithCredits, givenPurchase } from './given.js';
export { StatementStore } from '../statement/statement.store.js';
