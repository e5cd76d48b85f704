import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiskStorage } from './disk-storage.provider.js';
import { PathSigner } from './path-signer.js';
import { Storage } from './storage.js';

/** Provides `Storage` and `PathSigner` everywhere. */
@Global()
@Module({})
export class StorageModule {
  static forRoot(options: {
    readonly folder: string;
    readonly secret: string;
    readonly durable?: boolean;
    readonly wrap?: (storage: Storage) => Storage;
  }): DynamicModule {
    const disk = new DiskStorage(options.folder, { durable: options.durable ?? true });
    return {
      module: StorageModule,
      providers: [
        { provide: Storage, useValue: options.wrap?.(disk) ?? disk },
        { provide: PathSigner, useValue: new PathSigner(options.secret) },
      ],
      exports: [Storage, PathSigner],
    };
  }
}
