import { type DynamicModule, Global, Module } from '@nestjs/common';
import { type StoragePlace, openStorage } from './open-storage.js';
import { PathSigner } from './path-signer.js';
import { Storage } from './storage.js';

/** Provides `Storage` and `PathSigner` everywhere. */
@Global()
@Module({})
export class StorageModule {
  static forRoot(options: StoragePlace & { readonly secret: string; readonly wrap?: (storage: Storage) => Storage }): DynamicModule {
    const open = async (): Promise<Storage> => {
      const storage = await openStorage(options);
      return options.wrap?.(storage) ?? storage;
    };
    return {
      module: StorageModule,
      providers: [
        { provide: Storage, useFactory: open },
        { provide: PathSigner, useValue: new PathSigner(options.secret) },
      ],
      exports: [Storage, PathSigner],
    };
  }
}
