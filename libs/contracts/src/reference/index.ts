export * from './countries.js';
export * from './profile-values.js';
