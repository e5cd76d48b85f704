export * from './countries.js';
export * from './interests.js';
export * from './profile-values.js';
export * from './schemas.js';
