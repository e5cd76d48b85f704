import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '@rendezvous/server/outbox';
import { SearchIndex } from './search-index.service.js';

/** Keeps the search index in step with the account area. The event only says whose row to look at again. */
@Injectable()
export class SearchIndexListener implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly searchIndex: SearchIndex,
  ) {}

  onModuleInit(): void {
    const refresh = ({ memberId }: { memberId: number }): Promise<void> => this.searchIndex.refresh([memberId]);
    this.bus.on('account.member-activated', 'search.list-activated', refresh);
    this.bus.on('account.profile-changed', 'search.list-changed', refresh);
    this.bus.on('account.deletion-asked', 'search.unlist-deleted', refresh);
    this.bus.on('account.member-erased', 'search.unlist-erased', refresh);
  }
}
