import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { RelaxedSearch, Search } from '@rendezvous/contracts/search/members';
import { ChevronRightIcon, EmptyState } from '@rendezvous/ui';
import styles from './no-results.module.css';
import { argsOf, type SearchArgs, searchAddress } from './search-url';

interface Props {
  readonly search: Search;
  readonly defaults: Search;
  readonly relaxed: readonly RelaxedSearch[];
  /** How many filters are set. */
  readonly filters: number;
  readonly onLetGo: (without: SearchArgs) => void;
}

/** Nobody fits: what letting go of each filter would find, as links that apply it. */
export const NoResults = ({ search, defaults, relaxed, filters, onLetGo }: Props) => {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.empty.${id}` }, values);
  const most = Math.max(1, ...relaxed.map(({ total }) => total));
  const words = ({ without, search: found }: RelaxedSearch): string => {
    if (without !== 'age') return text(without, { country: found.country });
    return text('age', { from: found.min_age, to: found.max_age, oldFrom: search.min_age, oldTo: search.max_age });
  };
  return (
    <div className={styles.empty}>
      <EmptyState heading={2} title={text('title', { filters })}>
        {text(relaxed.length > 0 ? 'text' : filters > 0 ? 'nothing' : 'nobody')}
      </EmptyState>
      {relaxed.length === 0 ? null : (
        <ul className={styles.funnel}>
          <li className={styles.now}>
            <span>{text('now')}</span>
            <b className="num">{intl.formatNumber(0)}</b>
          </li>
          {relaxed.map((one) => (
            <li key={one.without}>
              <Link
                className={styles.line}
                to={searchAddress(argsOf(one.search, defaults))}
                onClick={() => onLetGo(argsOf(one.search, defaults))}
              >
                <span className={styles.share} style={{ inlineSize: `${Math.max(4, (100 * one.total) / most)}%` }} aria-hidden="true" />
                <span className={styles.words}>{words(one)}</span>
                <b className="num">{one.total_is === 'few' ? text('few') : text('plus', { total: intl.formatNumber(one.total) })}</b>
                <ChevronRightIcon />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
