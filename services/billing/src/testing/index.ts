export { bankHeaders } from './bank-signature.js';
export { DisputingMember } from './disputing-member.js';
export { billingData, givenMemberWithCredits, givenPurchase } from './given.js';
export { SPEND } from './spend.js';
export { Sealing } from '../sepa/sealing.service.js';
