import { useIntl } from 'react-intl';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '@rendezvous/client';
import { EmptyState, ErrorCard, ListSkeleton } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { statementTexts } from '../../statement/texts';
import { FindForm } from '../payments/find-form';
import { pageAddress } from '../payments/page-address';
import { paymentScreen } from '../payments/payment-screen';
import { traceTexts } from './texts';
import { TraceChain } from './trace-chain';
import { traceApi } from './trace.api';

const Trace = () => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.trace.${id}` }, values);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const find = search.get('find') ?? '';
  const { currentData: data, isError, isFetching, refetch } = traceApi.useBillingTraceQuery({ find }, { skip: find === '' });
  usePageTitle(say('title'));
  const [start = null, ...others] = data?.found ?? [];
  return (
    <div className={operatorPage.page}>
      <h1 className={operatorPage.title}>{say('title')}</h1>
      <FindForm
        label={say('find')}
        hint={say('find-hint')}
        text={find}
        busy={isFetching}
        onFind={(text) => void navigate(pageAddress('trace', { find: text === '' ? null : text }))}
      />
      {find === '' ? (
        <p className={operatorPage.quiet}>{say('about')}</p>
      ) : isError && !data ? (
        <ErrorCard
          title={say('failed')}
          retryLabel={intl.formatMessage({ id: 'billing.retry' })}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <ListSkeleton label={intl.formatMessage({ id: 'billing.loading' })} />
      ) : (
        <>
          {others.length > 0 ? (
            <nav className={operatorPage.filters} aria-label={say('others')}>
              {data.found.map((name) => (
                <Link
                  key={name}
                  className={operatorPage.filter}
                  aria-current={name === start ? 'true' : undefined}
                  to={pageAddress('trace', { find: name })}
                >
                  {nameIn(say, name)}
                </Link>
              ))}
            </nav>
          ) : null}
          {data.member_id === null ? null : (
            <p>
              <Link to={`/operator/account?view=members&find=${data.member_id}`}>{say('member', { id: String(data.member_id) })}</Link>
              {' · '}
              <Link to={pageAddress('refunds', { find: `#${data.member_id}` })}>{say('pay-back')}</Link>
            </p>
          )}
          {data.rows.length > 0 ? (
            <TraceChain rows={data.rows} start={start} />
          ) : (
            <EmptyState title={say('none')}>{say(start === null ? 'none-text' : 'no-orders')}</EmptyState>
          )}
        </>
      )}
    </div>
  );
};

/** `order:41` in words. */
const nameIn = (say: (id: string) => string, name: string): string => {
  const at = name.indexOf(':');
  return `${say(`kind.${name.slice(0, at)}`)} ${name.slice(at + 1)}`;
};

/** Where money came from and went, walked both ways: whichever link is named, the whole chain is shown. */
export const TraceScreen = paymentScreen([traceTexts, statementTexts], Trace);
