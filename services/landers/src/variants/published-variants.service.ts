import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { PublishedVariant } from './variant.js';
import { VariantsStore } from './variants.store.js';

/** How often a process looks whether something was published: one row, never asked by a visit. */
const LOOK_MS = 1000;

/** What is published, kept in memory: a visit asks no database. Follows commands of any process within two seconds. */
@Injectable()
export class PublishedVariants implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(PublishedVariants.name);
  private revision = '';
  private variants: readonly PublishedVariant[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly store: VariantsStore) {}

  async onModuleInit(): Promise<void> {
    await this.follow();
    this.lookAgain();
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  of(siteId: number): readonly PublishedVariant[] {
    return this.variants.filter((variant) => variant.siteId === siteId);
  }

  private async follow(): Promise<void> {
    // read first: a change while we read shows as a later revision, so it is read again
    const revision = await this.store.revision();
    if (revision === this.revision) return;
    this.variants = await this.store.published();
    this.revision = revision;
  }

  /** One look after the other: a slow database is not asked faster than it answers. */
  private lookAgain(): void {
    this.timer = setTimeout(() => {
      this.follow()
        .catch((error: unknown) => this.logger.warn({ msg: 'The landers could not be read again.', err: error }))
        .finally(() => {
          if (this.timer) this.lookAgain();
        });
    }, LOOK_MS);
    this.timer.unref();
  }
}
