import { Injectable, type OnModuleInit } from '@nestjs/common';
import { days } from '@rendezvous/contracts/kernel';
import { Jobs } from '@rendezvous/server/jobs';
import { SponsoredPictures } from '../sponsored-cards/sponsored-pictures.service.js';
import { OperatorSponsoredCardsStore } from './operator-sponsored-cards.store.js';

/** A card names its picture right after it was stored; what nobody named for so long, nobody will. */
const WAITED_MS = days(1);

/** Removes pictures that no card names: of uploads that died in between, and those that were replaced. */
@Injectable()
export class SponsoredPicturesJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly pictures: SponsoredPictures,
    private readonly store: OperatorSponsoredCardsStore,
  ) {}

  onModuleInit(): void {
    this.jobs.define('search.sweep-card-pictures', () => this.sweep(), { cron: '43 3 * * *' });
  }

  async sweep(now = new Date()): Promise<void> {
    const old: string[] = [];
    for await (const key of this.pictures.storedBefore(new Date(now.getTime() - WAITED_MS))) old.push(key);
    const named = await this.store.named(old);
    for (const key of old) if (!named.has(key)) await this.pictures.remove(key);
  }
}
