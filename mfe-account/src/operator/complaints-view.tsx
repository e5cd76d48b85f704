import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { COMPLAINT_CATEGORIES, COMPLAINT_STATES } from '@rendezvous/contracts/account/complaints';
import { type useToasts, EmptyState, ErrorCard, LinkButton, ListSkeleton, Select } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { ComplaintPanel } from './complaint-panel';
import { ComplaintsTable } from './complaints-table';
import { addressOf } from './operator-address';
import { operatorAccountApi } from './operator-account.api';
import styles from './operator-account.module.css';

const STATES = [...COMPLAINT_STATES, 'all'] as const;

/** Complaints by state and subject, and the one that is open beside them. What is shown stands in the address. */
export const ComplaintsView = ({ tell }: { readonly tell: ReturnType<typeof useToasts>['show'] }) => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `account.operator.${id}` }, values);
  const [search, setSearch] = useSearchParams();
  const state = STATES.find((one) => one === search.get('state')) ?? 'open';
  const category = COMPLAINT_CATEGORIES.find((one) => one === search.get('category')) ?? null;
  const after = Number(search.get('after')) || null;
  const number = search.get('complaint');
  const wanted = { state, ...(category && { category }), ...(after && { after }) };
  const { currentData: data, isError, isFetching, refetch } = operatorAccountApi.useAccountOperatorComplaintsQuery(wanted);
  const address = (more: Readonly<Record<string, string | null>>): string =>
    addressOf('complaints', { state: state === 'open' ? null : state, category, ...more });
  return (
    <>
      <div className={operatorPage.head}>
        <nav className={operatorPage.filters} aria-label={say('complaints.filter')}>
          {STATES.map((one) => (
            <Link
              key={one}
              className={operatorPage.filter}
              aria-current={one === state ? 'true' : undefined}
              to={addressOf('complaints', { state: one === 'open' ? null : one, category })}
            >
              {say(`complaints.state.${one}`)}
              {data && one !== 'all' ? <span>({intl.formatNumber(data.counts[one])})</span> : null}
            </Link>
          ))}
        </nav>
        <Select
          label={intl.formatMessage({ id: 'account.complaints.category' })}
          value={category ?? ''}
          options={[
            { value: '', label: say('complaints.any') },
            ...COMPLAINT_CATEGORIES.map((value) => ({ value, label: intl.formatMessage({ id: `account.complaints.category.${value}` }) })),
          ]}
          onChange={({ target }) => {
            const query = new URLSearchParams(search);
            query.delete('after');
            if (target.value === '') query.delete('category');
            else query.set('category', target.value);
            setSearch(query, { replace: true });
          }}
        />
      </div>
      <div className={operatorPage.columns}>
        <div className={styles.list}>
          {isError ? (
            <ErrorCard
              title={say('complaints.failed')}
              retryLabel={intl.formatMessage({ id: 'account.retry' })}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          ) : !data ? (
            <ListSkeleton label={intl.formatMessage({ id: 'account.loading' })} />
          ) : data.complaints.length === 0 ? (
            <div className={styles.empty}>
              <EmptyState title={say('complaints.none')}>{say('complaints.none-text')}</EmptyState>
            </div>
          ) : (
            <>
              <p className={operatorPage.keys}>{say('keys')}</p>
              <ComplaintsTable
                complaints={data.complaints}
                selected={number}
                addressOf={(one) => address({ complaint: one, after: after === null ? null : String(after) })}
              />
            </>
          )}
          {data?.more ? (
            <LinkButton render={<Link to={address({ after: String(data.complaints.at(-1)?.id) })} />}>{say('complaints.more')}</LinkButton>
          ) : null}
        </div>
        {number === null ? null : <ComplaintPanel key={number} number={number} tell={tell} onChanged={() => void refetch()} />}
      </div>
    </>
  );
};
