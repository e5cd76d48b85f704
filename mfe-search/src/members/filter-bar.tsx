import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Search } from '@rendezvous/contracts/search/members';
import type { Region } from '@rendezvous/contracts/site/regions';
import { Chip, classNames, FilterIcon, VisuallyHidden } from '@rendezvous/ui';
import styles from './filter-bar.module.css';
import { moveFocus } from './move-focus';
import { filterText } from './search-texts';
import { argsOf, type FilterName, type SearchArgs, searchAddress, withoutFilter } from './search-url';

interface Props {
  readonly search: Search;
  readonly defaults: Search;
  readonly active: readonly FilterName[];
  readonly regions: readonly Region[];
  readonly onOpen: () => void;
  /** A filter was let go by its cross. */
  readonly onLetGo: (without: SearchArgs) => void;
  /** null: nothing to reset. */
  readonly onReset: (() => void) | null;
}

/** The filters that are set, each with its cross; on a phone the button that opens all of them stands before. */
export const FilterBar = ({ search, defaults, active, regions, onOpen, onLetGo, onReset }: Props) => {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.filters.${id}` }, values);
  const chips = active.map((name) => {
    const words = filterText(intl, name, search, regions);
    // two numbers say nothing by themselves
    const filter = name === 'age' ? text('value', { label: text('age'), value: words }) : words;
    const without = argsOf(withoutFilter(search, name, defaults), defaults);
    return (
      <li key={name}>
        <Chip
          render={
            <Link
              to={searchAddress(without)}
              onClick={({ currentTarget }) => {
                // it goes with the filter: its reader goes on at the next one, after the last where the results begin
                moveFocus(currentTarget.parentElement?.nextElementSibling?.querySelector('a'));
                onLetGo(without);
              }}
            />
          }
          removeLabel={text('remove', { filter })}
        >
          {words}
        </Chip>
      </li>
    );
  });
  const words = active.length > 0 ? text('open.count', { count: active.length }) : text('open');
  return (
    <div className={classNames(styles.bar, onReset === null && styles.bare)}>
      <Chip className={classNames(styles.open, active.length > 0 && styles.set)} icon={<FilterIcon />} onClick={onOpen}>
        <span aria-hidden="true">{active.length > 0 ? `${text('open')} · ${active.length}` : text('open')}</span>
        <VisuallyHidden>{words}</VisuallyHidden>
      </Chip>
      {chips.length > 0 ? <ul aria-label={text('active')}>{chips}</ul> : null}
      {onReset === null ? null : <Chip onClick={onReset}>{text('reset')}</Chip>}
    </div>
  );
};
