import { useIntl } from 'react-intl';
import type { VisitSource } from '@rendezvous/contracts/site/visit-sources';
import { ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { operatorLandersApi } from './operator-landers.api';
import { ScrollTable } from '@rendezvous/ui/operator-table';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import styles from './operator-landers.module.css';

const ROWS = 3;

/** Networks and references that visitors came by, and how many of them left again at once. */
export const VisitSourcesTable = ({ sources }: { readonly sources: readonly VisitSource[] }) => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `landers.operator.${id}` });
  return (
    <ScrollTable label={say('sources.title')}>
      <table className={operatorPage.table}>
        <thead>
          <tr>
            <th scope="col">{say('column.network')}</th>
            <th scope="col">{say('column.ref')}</th>
            <th scope="col" className={operatorPage.number}>
              {say('column.visits')}
            </th>
            <th scope="col" className={operatorPage.number}>
              {say('column.bounces')}
            </th>
            <th scope="col" className={operatorPage.number}>
              {say('column.rate')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ network, ref, visits, bounces }) => (
            <tr key={JSON.stringify([network, ref])}>
              <th scope="row">{network || '–'}</th>
              <td>{ref || '–'}</td>
              <td className={operatorPage.number}>{intl.formatNumber(visits)}</td>
              <td className={operatorPage.number}>{intl.formatNumber(bounces)}</td>
              <td className={operatorPage.number}>{intl.formatNumber(bounces / visits, { style: 'percent', minimumFractionDigits: 1 })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
};

/** Where visitors came from in the last 30 days. */
export const VisitSources = () => {
  const intl = useIntl();
  const { data, isError, isFetching, refetch } = operatorLandersApi.useLandersVisitSourcesQuery();
  const say = (id: string) => intl.formatMessage({ id: `landers.operator.${id}` });
  const content = () => {
    if (data) return data.sources.length > 0 ? <VisitSourcesTable sources={data.sources} /> : <p>{say('sources.none')}</p>;
    if (!isError) return <ListSkeleton label={say('sources.loading')} count={ROWS} />;
    return (
      <ErrorCard heading={3} title={say('sources.failed')} retryLabel={say('retry')} busy={isFetching} onRetry={() => void refetch()} />
    );
  };
  return (
    <section className={styles.sources}>
      <h2 className={operatorPage.subtitle}>{say('sources.title')}</h2>
      <p className={operatorPage.quiet}>{say('sources.hint')}</p>
      {content()}
    </section>
  );
};
