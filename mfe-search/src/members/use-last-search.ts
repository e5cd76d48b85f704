import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { type AppStore, useUser } from '@rendezvous/client';
import { privateTabStorage } from '@rendezvous/client/private-tab-storage';
import type { HidingField, Search } from '@rendezvous/contracts/search/members';
import type { SearchPreferences } from '@rendezvous/contracts/search/search-preferences';
import { searchApi } from '../search.api';
import { argsOfPage, type SearchArgs, searchAddress, searchOf } from './search-url';

const VISITORS = 'search:last';

interface Own {
  readonly memberId: number;
  readonly query: string;
  /** Until it is kept, or cannot be. */
  readonly sent: Promise<unknown>;
}

/** What members searched last in a page; what they did elsewhere says the server. */
const own = new WeakMap<AppStore, Own>();

const nothingTells = () => () => undefined;
const queryOf = (args: SearchArgs): string => searchAddress(argsOfPage(args, 1)).split('?')[1] ?? '';

/** The query of what was searched last in this tab, for an address that says nothing; null: nothing was yet. */
export const useLastSearch = (): string | null => {
  const store = useStore() as AppStore;
  const memberId = useUser()?.id ?? null;
  const read = (): string | null => {
    if (memberId === null) return privateTabStorage.read<string>(VISITORS);
    const last = own.get(store);
    return last?.memberId === memberId ? last.query : null;
  };
  return useSyncExternalStore(nothingTells, read, () => null);
};

/** Of a visitor what was shown last is kept in this tab, wherever they began: at a sentence of the home page, a map, a form. */
export const useKeptInTab = (args: SearchArgs): void => {
  const isVisitor = useUser() === null;
  useEffect(() => {
    if (isVisitor && Object.keys(args).length > 0) privateTabStorage.write(VISITORS, queryOf(args));
  }, [isVisitor, args]);
};

/**
 * Keeps what a member searched last at the server, for all of their devices. A link that says otherwise changes nothing: only what is chosen counts.
 */
export const useKeepLastSearch = () => {
  const store = useStore() as AppStore;
  const memberId = useUser()?.id ?? null;
  const [keepLast] = searchApi.useSearchLastMutation();
  const [keepBoth] = searchApi.useSearchPreferencesMutation();
  return (args: SearchArgs, hiding?: SearchPreferences): void => {
    if (memberId === null) return;
    const query = queryOf(args);
    const kept = { last_search: query, ...hiding };
    // one after the other: what is chosen last is what is kept. What is shown now is what was chosen, whether or not it can be kept
    const sent = Promise.resolve(own.get(store)?.sent).then(() => (hiding ? keepBoth(kept) : keepLast(kept)));
    own.set(store, { memberId, query, sent });
  };
};

/**
 * The same, and whom a member chose to leave out, for all searches to come.
 * @param defaults the search of this member when they choose nothing; they hold whom they leave out so far
 */
export const useRememberedSearch = (defaults: Search | undefined): ((args: SearchArgs) => void) => {
  const keep = useKeepLastSearch();
  // what was chosen last is known before an answer says so
  const last = useRef<Pick<Search, HidingField>>(null);
  return (args) => {
    if (defaults === undefined) return;
    const known = last.current ?? defaults;
    const { passed, seen } = searchOf(args, defaults);
    last.current = { passed, seen };
    const isNew = passed !== known.passed || seen !== known.seen;
    keep(args, isNew ? { hide_passed: passed === 'no', hide_seen: seen === 'no' } : undefined);
  };
};
