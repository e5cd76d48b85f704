import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Followed } from '@rendezvous/server/repeat';
import type { PublishedVariant } from './variant.js';
import { VariantsStore } from './variants.store.js';

/** What is published, kept in memory: a visit asks no database. */
@Injectable()
export class PublishedVariants implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(PublishedVariants.name);
  private readonly variants: Followed<readonly PublishedVariant[]>;

  constructor(store: VariantsStore) {
    this.variants = new Followed<readonly PublishedVariant[]>(
      [],
      { revision: () => store.revision(), read: () => store.published() },
      (error) => this.logger.warn({ msg: 'The landers could not be read again.', err: error }),
    );
  }

  onModuleInit(): Promise<void> {
    return this.variants.start();
  }

  onModuleDestroy(): void {
    this.variants.stop();
  }

  of(siteId: number): readonly PublishedVariant[] {
    return this.variants.value.filter((variant) => variant.siteId === siteId);
  }
}
