import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { refusalOf, usePageTitle, useRefusalSentence, useSettings, useUser } from '@rendezvous/client';
import { FURTHER_FIELDS, type Search } from '@rendezvous/contracts/search/members';
import { useAlive } from '@rendezvous/client/alive';
import { useFictional } from '@rendezvous/client/fictional';
import { Toaster, useWideWindow } from '@rendezvous/ui';
import { ClosedToVisitors } from '../closed/closed-to-visitors';
import { JoinForm } from '../likes/join-form';
import { useMemberLikes } from '../likes/use-member-likes';
import { searchApi } from '../search.api';
import { EarlierPage } from './earlier-page';
import { headingOf } from './search-texts';
import { type FilterState, MembersPage } from './members-page';
import { argsOf, argsOfPage, readSearch, type SearchArgs, searchAddress, searchOf, withChange, withoutFilters } from './search-url';
import type { Results } from './result-list';
import { usePageRun } from './use-page-run';
import { useAskedSearch, useKeepLastSearch } from './use-last-search';
import { useRegionsOf } from './use-regions-of';

const FilterSheet = lazy(() =>
  import(/* webpackChunkName: "filter-sheet" */ './filter-sheet-screen').then((sheet) => ({ default: sheet.FilterSheetScreen })),
);

const SavedSearches = lazy(() =>
  import(/* webpackChunkName: "saved-searches" */ '../saved-searches/saved-searches-screen').then((saved) => ({
    default: saved.SavedSearchesScreen,
  })),
);

/** Which of these the form shows says the answer, since it depends on the viewer. */
const FURTHER: ReadonlySet<string> = new Set(FURTHER_FIELDS);

/** `/members`: the search that the address says. */
export const MembersScreen = () => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  const settings = useSettings();
  const user = useUser();
  const fictional = useFictional();
  const sentence = useRefusalSentence();
  const { toggle, toasts, dismiss } = useMemberLikes();
  const countries = useMemo(() => settings.countries.map(({ code }) => code), [settings]);
  const args = useAskedSearch(countries);
  // Drawn in pieces, so that a list of photos never holds the browser.
  const { data, currentData, error, isFetching, refetch } = useDeferredValue(searchApi.useSearchMembersQuery(args));
  const isWide = useWideWindow();
  // a server does not know the window: style sheets hide the form in a narrow one until this does
  const isAlive = useAlive();
  const withForm = !isAlive || isWide;
  const run = usePageRun(args);
  const page = args.page ?? 1;
  // an address that says nothing means what was searched last: what that is says the answer
  const said = useMemo(
    () => (currentData && Object.keys(args).length === 0 ? argsOf(currentData.search, currentData.defaults) : args),
    [args, currentData],
  );
  const regionsOf = useRegionsOf({ found: currentData, complete: withForm });

  // While the next results are on their way, the form shows what was chosen, on the defaults of the last answer.
  const filters: FilterState | null = data
    ? {
        search: currentData?.search ?? searchOf(args, data.defaults),
        defaults: data.defaults,
        genders: data.genders,
        fields: [...settings.search_fields.filter((field) => !FURTHER.has(field)), ...(data.fields ?? [])],
        orders: data.orders ?? ['active', 'newest'],
      }
    : null;
  usePageTitle(
    filters
      ? headingOf(intl, filters.search, filters.genders, regionsOf(filters.search.country))
      : intl.formatMessage({ id: 'search.members.title' }),
  );
  // what was asked for last: another change may come before this one is drawn
  const asked = useRef(said);
  useEffect(() => {
    asked.current = said;
  }, [said]);
  const show = (next: SearchArgs): void => {
    asked.current = next;
    void navigate(searchAddress(next));
  };
  const keepLast = useKeepLastSearch();
  const remember = (next: SearchArgs): void => keepLast(next, data?.defaults);
  const choose = (next: SearchArgs): void => {
    show(next);
    remember(next);
  };
  const onChange = (change: Partial<Search>): void => {
    if (!data) return;
    choose(withChange(asked.current, change, data.defaults));
  };
  const onReset = (): void => {
    if (!data) return;
    choose(argsOf(withoutFilters(data.defaults), data.defaults));
  };

  if (refusalOf(error)?.code === 'search.logged-out-closed') return <ClosedToVisitors next={pathname + query} />;
  // only a phone shows pages below each other
  const first = isWide ? page : run.first;
  const earlier = {
    first,
    fictional: first !== page && run.fictional,
    onMore: run.showEarlier,
    cards:
      first === page
        ? null
        : Array.from({ length: page - first }, (_, index) => (
            <EarlierPage key={first + index} args={run.argsOf(first + index)} atTop={index === 0} fictional={fictional} onLike={toggle} />
          )),
  };
  // a server that draws the page leaves them to the browser: they are nobody else's, and ask for no place in the first screen
  const savedSearches = (onFollow?: () => void) =>
    user === null || filters === null || !isAlive ? null : (
      <Suspense>
        <SavedSearches
          query={searchAddress(argsOfPage(said, 1)).split('?')[1] ?? ''}
          suggestion={headingOf(intl, filters.search, filters.genders, regionsOf(filters.search.country))}
          onFollow={(kept) => {
            keepLast(readSearch(new URLSearchParams(kept), countries));
            onFollow?.();
          }}
        />
      </Suspense>
    );
  const results = ((): Results => {
    if (currentData) return { kind: 'here', result: currentData };
    if (error) return { kind: 'failed', reason: sentence(error), busy: isFetching, onRetry: () => void refetch() };
    return { kind: 'loading' };
  })();
  return (
    <>
      <MembersPage
        results={results}
        filters={filters}
        withForm={withForm}
        countries={countries}
        regionsOf={regionsOf}
        fictional={fictional}
        earlier={earlier}
        next={pathname + query}
        onChange={onChange}
        onReset={onReset}
        onLetGo={remember}
        onLike={toggle}
        saved={isWide ? savedSearches() : null}
        renderSheet={(onClose) =>
          filters === null ? null : (
            <Suspense>
              <FilterSheet
                filters={filters}
                countries={countries}
                found={currentData}
                saved={savedSearches(onClose)}
                onClose={onClose}
                onApply={(next) => {
                  onClose();
                  choose(next);
                }}
              />
            </Suspense>
          )
        }
      />
      {user === null ? <JoinForm /> : null}
      <Toaster
        toasts={toasts}
        onDismiss={dismiss}
        label={intl.formatMessage({ id: 'search.toasts.label' })}
        dismissLabel={intl.formatMessage({ id: 'search.toasts.dismiss' })}
      />
    </>
  );
};
