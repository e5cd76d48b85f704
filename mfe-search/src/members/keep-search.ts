import { type AppStore, injectRemote, mutationOf } from '@rendezvous/client';
import { writePrivateTab } from '@rendezvous/client/private-tab-storage';
import type { HidingField, Search } from '@rendezvous/contracts/search/members';
import { changeSearchPreferences } from '@rendezvous/contracts/search/search-preferences';
import { argsOfPage, type SearchArgs, searchAddress, searchOf } from './search-url';

const preferencesApi = injectRemote('search', (build) => ({
  searchLast: mutationOf(build, changeSearchPreferences),
  // what is known of lists was found by other preferences
  searchPreferences: mutationOf(build, changeSearchPreferences, { invalidatesTags: ['Members'] }),
}));

interface Kept {
  /** Whom the member chose to leave out last: known before an answer says so. */
  readonly hiding: Pick<Search, HidingField> | undefined;
  /** Until it is kept, or cannot be. */
  readonly sent: Promise<unknown>;
}

const last = new WeakMap<AppStore, Kept>();

/** One after the other: what is chosen last is what is kept. What is shown now is what was chosen, whether or not it can be kept. */
export const keepSearch = (store: AppStore, args: SearchArgs, defaults: Search | undefined): void => {
  const query = searchAddress(args).split('?')[1] ?? '';
  const before = last.get(store);
  const known = before?.hiding ?? defaults;
  const hiding = defaults && searchOf(args, defaults);
  const isNew = hiding !== undefined && known !== undefined && (hiding.passed !== known.passed || hiding.seen !== known.seen);
  const { searchPreferences, searchLast } = preferencesApi.endpoints;
  const send = () =>
    isNew
      ? searchPreferences.initiate({ last_search: query, hide_passed: hiding.passed === 'no', hide_seen: hiding.seen === 'no' })
      : searchLast.initiate({ last_search: query });
  last.set(store, { hiding: hiding ?? before?.hiding, sent: Promise.resolve(before?.sent).then(() => store.dispatch(send())) });
};

/** Keeps what a visitor searched for their tab; what says, or nearly says, whom they desire stays in the page. */
export const keepVisitorSearch = ({ me: _me, gender: _gender, interests: _interests, ...rest }: SearchArgs): void =>
  writePrivateTab('search:last', argsOfPage(rest, 1));
