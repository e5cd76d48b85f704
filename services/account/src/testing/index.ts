export { type GivenMember, givenMember } from './given.js';
