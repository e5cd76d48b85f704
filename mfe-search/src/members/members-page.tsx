import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CountryCode, Gender } from '@rendezvous/contracts/reference';
import type { Search, SearchOrder } from '@rendezvous/contracts/search/members';
import type { Region } from '@rendezvous/contracts/site/regions';
import { type FictionalWords, Skeleton } from '@rendezvous/ui';
import type { MemberCardProps } from './member-card';
import { FilterBar } from './filter-bar';
import { FilterForm } from './filter-form';
import { moveFocus } from './move-focus';
import { headingOf, totalOf } from './search-texts';
import styles from './members-page.module.css';
import { OrderSelect } from './order-select';
import { type Earlier, ResultList, type Results } from './result-list';
import { activeFilters, type SearchArgs } from './search-url';
import { Withheld } from './withheld';

const FORM = 'search-form';

/** What the form needs; null until the server has said for the first time what is searched. */
export interface FilterState {
  readonly search: Search;
  readonly defaults: Search;
  readonly genders: readonly Gender[];
  /** What the site lets this viewer search by. */
  readonly fields: readonly string[];
  readonly orders: readonly SearchOrder[];
}

interface Props {
  readonly results: Results;
  readonly filters: FilterState | null;
  /** There is room for the form beside the results. */
  readonly withForm: boolean;
  readonly countries: readonly CountryCode[];
  readonly regionsOf: (country: CountryCode) => readonly Region[];
  readonly fictional: FictionalWords;
  readonly earlier: Earlier;
  /** Address of this search, to come back to. */
  readonly next: string;
  readonly onChange: (change: Partial<Search>) => void;
  readonly onReset: () => void;
  /** A search was chosen by a link to it. */
  readonly onLetGo: (without: SearchArgs) => void;
  readonly onLike: MemberCardProps['onLike'];
  /** The member's saved searches, below the filters; null for visitors. */
  readonly saved: ReactNode;
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
  fictional,
  earlier,
  next,
  onChange,
  onReset,
  onLetGo,
  onLike,
  saved,
  renderSheet,
}: Props) => {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const active = filters === null ? [] : activeFilters(filters.search, filters.defaults);
  const reset = (): void => {
    moveFocus();
    onReset();
  };
  const resets = active.length > 0 || filters?.search.order !== filters?.defaults.order ? reset : null;
  const regions = filters === null ? [] : regionsOf(filters.search.country);
  return (
    <div className={styles.page}>
      {withForm ? (
        <aside className={styles.side}>
          {filters === null ? (
            <Skeleton shape="block" lines={4} />
          ) : (
            <FilterForm id={FORM} {...filters} countries={countries} regions={regions} onChange={onChange} onReset={resets} />
          )}
          {saved}
        </aside>
      ) : null}
      <section className={styles.results} aria-labelledby="search-heading" aria-busy={results.kind === 'loading'}>
        <header className={styles.head}>
          <h1 id="search-heading" tabIndex={-1}>
            {filters === null
              ? intl.formatMessage({ id: 'search.members.title' })
              : headingOf(intl, filters.search, filters.genders, regions)}
          </h1>
          <p className={styles.total} aria-live="polite">
            {results.kind === 'here' ? totalOf(intl, results.result, results.result.search.order) : '\u00a0'}
          </p>
          {filters === null ? null : (
            <div className={styles.order}>
              <OrderSelect
                hideLabel
                form={FORM}
                orders={filters.orders}
                order={filters.search.order}
                onChange={(order) => onChange({ order })}
              />
            </div>
          )}
        </header>
        {filters === null ? null : (
          <FilterBar
            search={filters.search}
            defaults={filters.defaults}
            active={active}
            regions={regions}
            onOpen={() => setOpen(true)}
            onLetGo={onLetGo}
            onReset={resets}
          />
        )}
        {results.kind === 'here' && results.result.withheld ? <Withheld fields={results.result.withheld} next={next} /> : null}
        <ResultList {...{ results, earlier, fictional, onLike, onLetGo }} active={active.length} />
      </section>
      {open ? renderSheet(() => setOpen(false)) : null}
    </div>
  );
};
