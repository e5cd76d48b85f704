import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { repeat } from '@rendezvous/server/repeat';
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
  private end: () => void = () => undefined;

  constructor(private readonly store: VariantsStore) {}

  async onModuleInit(): Promise<void> {
    await this.follow();
    this.end = repeat(
      LOOK_MS,
      () => this.follow(),
      (error) => this.logger.warn({ msg: 'The landers could not be read again.', err: error }),
    );
  }

  onModuleDestroy(): void {
    this.end();
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
}
