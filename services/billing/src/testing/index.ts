export { billingData, givenMemberWithCredits, givenPurchase } from './given.js';
