import { Controller } from '@nestjs/common';
import type { ReplyOf } from '@rendezvous/contracts/route';
import {
  listSavedSearches,
  removeSavedSearch,
  renameSavedSearch,
  saveSearch,
  visitSavedSearch,
} from '@rendezvous/contracts/search/saved-searches';
import { Caller, Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { ViewerContexts } from '../member-search/viewer-context.service.js';
import { SavedSearches } from './saved-searches.service.js';

type Listed = ReplyOf<typeof listSavedSearches>;

@Controller()
export class SavedSearchesController {
  constructor(
    private readonly contexts: ViewerContexts,
    private readonly saved: SavedSearches,
  ) {}

  @Endpoint(listSavedSearches)
  async list(@Member() { memberId }: Viewer, @Caller() caller: Caller): Promise<Listed> {
    return { saved_searches: await this.saved.list(memberId, await this.contexts.forCaller(caller, null)) };
  }

  @Endpoint(saveSearch)
  async save(@Member() viewer: Viewer, @Caller() caller: Caller, @Input() { body }: InputOf<typeof saveSearch>): Promise<Listed> {
    await this.saved.save(viewer.memberId, body);
    return this.list(viewer, caller);
  }

  @Endpoint(renameSavedSearch)
  async rename(
    @Member() viewer: Viewer,
    @Caller() caller: Caller,
    @Input() { params, body }: InputOf<typeof renameSavedSearch>,
  ): Promise<Listed> {
    await this.saved.rename(viewer.memberId, params.savedSearchId, body.name);
    return this.list(viewer, caller);
  }

  @Endpoint(visitSavedSearch)
  async visit(@Member() viewer: Viewer, @Caller() caller: Caller, @Input() { params }: InputOf<typeof visitSavedSearch>): Promise<Listed> {
    await this.saved.visit(viewer.memberId, params.savedSearchId);
    return this.list(viewer, caller);
  }

  @Endpoint(removeSavedSearch)
  async remove(
    @Member() viewer: Viewer,
    @Caller() caller: Caller,
    @Input() { params }: InputOf<typeof removeSavedSearch>,
  ): Promise<Listed> {
    await this.saved.remove(viewer.memberId, params.savedSearchId);
    return this.list(viewer, caller);
  }
}
