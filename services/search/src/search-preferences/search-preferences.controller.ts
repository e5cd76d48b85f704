import { Controller } from '@nestjs/common';
import { changeSearchPreferences, type SearchPreferences } from '@rendezvous/contracts/search/search-preferences';
import { Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { SearchPreferencesStore } from './search-preferences.store.js';

/** What the logged-in member's searches begin with. */
@Controller()
export class SearchPreferencesController {
  constructor(private readonly preferences: SearchPreferencesStore) {}

  @Endpoint(changeSearchPreferences)
  change(@Member() viewer: Viewer, @Input() { body }: InputOf<typeof changeSearchPreferences>): Promise<SearchPreferences> {
    return this.preferences.keep(viewer.memberId, body);
  }
}
