export { billingData, givenMemberWithCredits } from './given.js';
