export { Storage, type StoredObject, type OpenObject, type ByteRange } from './storage.js';
export { DiskStorage } from './disk-storage.provider.js';
export { openStorage } from './open-storage.js';
export { typeOfKey } from './storage-key.rules.js';
export { PathSigner } from './path-signer.js';
export { StorageModule } from './storage.module.js';
