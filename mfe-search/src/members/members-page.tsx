import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { CountryCode, Gender } from '@rendezvous/contracts/reference';
import type { Search, SearchResult } from '@rendezvous/contracts/search/members';
import type { Region } from '@rendezvous/contracts/site/regions';
import { EmptyState, ErrorCard, LinkButton, Pagination, PersonCardSkeleton, PersonGrid, Skeleton } from '@rendezvous/ui';
import type { ToggleLike } from '../likes/use-member-likes';
import { FilterBar } from './filter-bar';
import { FilterForm } from './filter-form';
import { headingOf, totalOf } from './search-texts';
import { MemberCard } from './member-card';
import styles from './members-page.module.css';
import { NoResults } from './no-results';
import { Withheld } from './withheld';
import { OrderSelect } from './order-select';
import { activeFilters, argsOf, searchAddress } from './search-url';

/** Cards whose photos are on the first screen of a phone. */
const FIRST_CARDS = 2;
/** And those on the first screen of most windows. */
const EARLY_CARDS = 6;
const FORM = 'search-form';
const SKELETONS = 12;

/** What the results are at the moment. */
export type Results =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string; readonly busy: boolean; readonly onRetry: () => void }
  | { readonly kind: 'here'; readonly result: SearchResult };

/** What the form needs; null until the server has said for the first time what is searched. */
export interface FilterState {
  readonly search: Search;
  readonly defaults: Search;
  readonly genders: readonly Gender[];
}

interface Props {
  readonly results: Results;
  readonly filters: FilterState | null;
  /** There is room for the form beside the results. */
  readonly withForm: boolean;
  readonly countries: readonly CountryCode[];
  readonly regionsOf: (country: CountryCode) => readonly Region[];
  readonly fictionalLabel: string;
  /** Address of this search, to come back to. */
  readonly next: string;
  readonly onChange: (change: Partial<Search>) => void;
  readonly onReset: () => void;
  readonly onLike: ToggleLike;
  /** The sheet with all filters, for phones; mounted while it is open. */
  readonly renderSheet: (onClose: () => void) => ReactNode;
}

/** The search: filters beside (a sheet on phones), results as a grid with pages. */
export const MembersPage = ({
  results,
  filters,
  withForm,
  countries,
  regionsOf,
  fictionalLabel,
  next,
  onChange,
  onReset,
  onLike,
  renderSheet,
}: Props) => {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const active = filters === null ? [] : activeFilters(filters.search, filters.defaults);
  const regions = filters === null ? [] : regionsOf(filters.search.country);
  return (
    <div className={styles.page}>
      {withForm ? (
        <aside className={styles.side}>
          {filters === null ? (
            <Skeleton shape="block" lines={4} />
          ) : (
            <FilterForm
              id={FORM}
              search={filters.search}
              genders={filters.genders}
              countries={countries}
              regions={regions}
              onChange={onChange}
              onReset={active.length === 0 ? null : onReset}
            />
          )}
        </aside>
      ) : null}
      <section className={styles.results} aria-labelledby="search-heading" aria-busy={results.kind === 'loading'}>
        <header className={styles.head}>
          <h1 id="search-heading">
            {filters === null
              ? intl.formatMessage({ id: 'search.members.title' })
              : headingOf(intl, filters.search, filters.genders, regions)}
          </h1>
          <p className={styles.total} aria-live="polite">
            {results.kind === 'here' ? totalOf(intl, results.result, results.result.search.order) : '\u00a0'}
          </p>
          {filters === null ? null : (
            <div className={styles.order}>
              <OrderSelect hideLabel form={FORM} order={filters.search.order} onChange={(order) => onChange({ order })} />
            </div>
          )}
        </header>
        {filters === null ? null : <FilterBar {...filters} active={active} regions={regions} onOpen={() => setOpen(true)} />}
        {results.kind === 'here' && results.result.withheld?.includes('interests') ? <Withheld next={next} /> : null}
        <ResultList results={results} active={active.length} fictionalLabel={fictionalLabel} onLike={onLike} />
      </section>
      {open ? renderSheet(() => setOpen(false)) : null}
    </div>
  );
};

interface ListProps extends Pick<Props, 'results' | 'fictionalLabel' | 'onLike'> {
  readonly active: number;
}

const ResultList = ({ results, active, fictionalLabel, onLike }: ListProps): ReactNode => {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.members.${id}` }, values);
  if (results.kind === 'loading') {
    return <PersonCardSkeleton label={text('loading')} count={SKELETONS} />;
  }
  if (results.kind === 'failed') {
    return (
      <ErrorCard title={text('failed')} retryLabel={text('retry')} onRetry={results.onRetry} busy={results.busy}>
        {results.reason}
      </ErrorCard>
    );
  }
  const { members, total, page, pages, search, defaults, relaxed = [] } = results.result;
  const link = (to: number) => <Link to={searchAddress({ ...argsOf(search, defaults), ...(to > 1 ? { page: to } : {}) })} />;
  if (total === 0) return <NoResults search={search} defaults={defaults} relaxed={relaxed} filters={active} />;
  if (page > pages) {
    return (
      <EmptyState title={text('past.title', { page })} actions={<LinkButton render={link(pages)}>{text('past.last')}</LinkButton>}>
        {text('past.text', { pages })}
      </EmptyState>
    );
  }
  return (
    <>
      <PersonGrid label={text('list')}>
        {members.map((member, index) => (
          <li key={member.id}>
            <MemberCard
              member={member}
              me={search.me}
              fictionalLabel={fictionalLabel}
              onLike={onLike}
              priority={index < FIRST_CARDS}
              early={index < EARLY_CARDS}
            />
          </li>
        ))}
      </PersonGrid>
      <Pagination
        page={page}
        pages={pages}
        link={link}
        label={text('pages')}
        pageLabel={(number) => text('page', { page: number })}
        previousLabel={text('previous')}
        nextLabel={text('next')}
      />
    </>
  );
};
