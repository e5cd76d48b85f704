import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Search } from '@rendezvous/contracts/search/members';
import type { Region } from '@rendezvous/contracts/site/regions';
import { Chip, ChipList, classNames, FilterIcon, VisuallyHidden } from '@rendezvous/ui';
import styles from './filter-bar.module.css';
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
    const without = argsOf(withoutFilter(search, name, defaults), defaults);
    return (
      <Chip
        key={name}
        render={<Link to={searchAddress(without)} onClick={() => onLetGo(without)} />}
        removeLabel={text('remove', { filter: words })}
      >
        {words}
      </Chip>
    );
  });
  const words = active.length > 0 ? text('open.count', { count: active.length }) : text('open');
  return (
    <div className={classNames(styles.bar, onReset === null && styles.bare)}>
      <ChipList scroll label={text('active')}>
        {[
          <Chip key="open" className={classNames(styles.open, active.length > 0 && styles.set)} icon={<FilterIcon />} onClick={onOpen}>
            <span aria-hidden="true">{active.length > 0 ? `${text('open')} · ${active.length}` : text('open')}</span>
            <VisuallyHidden>{words}</VisuallyHidden>
          </Chip>,
          ...chips,
          ...(onReset === null
            ? []
            : [
                <Chip key="reset" onClick={onReset}>
                  {text('reset')}
                </Chip>,
              ]),
        ]}
      </ChipList>
    </div>
  );
};
