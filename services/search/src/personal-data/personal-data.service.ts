import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';
import { PersonalData, type PersonalDataPart } from '@rendezvous/server/personal-data';
import { SearchIndexStore } from '../search-index/search-index.store.js';
import { PersonalDataStore } from './personal-data.store.js';

/**
 * What search holds of a member: a copy of what the account area says, as long as the member may be found; whom the
 * member was offered, liked, passed or saw; whom their searches leave out, what they searched last, and the searches that they keep.
 */
@Injectable()
export class SearchPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'search';
  readonly tables = {
    'search.listing': ['member_id'],
    'search.saved_searches': ['member_id'],
    'search.passes': ['member_id', 'passed_id'],
    'search.seen_members': ['member_id', 'seen_id'],
    'search.preferences': ['member_id'],
    'search.daily_likes': ['member_id', 'liked_id'],
    'search.daily_picks': ['member_id', 'picked_id'],
  };
  readonly kept = [];

  constructor(
    private readonly registry: PersonalData,
    private readonly store: PersonalDataStore,
    private readonly searchIndex: SearchIndexStore,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  export(memberId: number): Promise<unknown> {
    return this.store.export(memberId);
  }

  async erase(memberId: number, tx: Tx): Promise<null> {
    await this.searchIndex.lock(tx);
    await this.store.remove(tx, memberId);
    return null;
  }
}
