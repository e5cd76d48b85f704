export * from './integer.js';
export * from './money.js';
export * from './text.js';
export * from './time.js';
export * from './schemas.js';
export * from './own-path.js';
export * from './uuid.js';
