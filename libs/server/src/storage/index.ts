export { Storage, type StoredObject, type OpenObject } from './storage.js';
export { DiskStorage } from './disk-storage.provider.js';
export { PathSigner } from './path-signer.js';
export { StorageModule } from './storage.module.js';
