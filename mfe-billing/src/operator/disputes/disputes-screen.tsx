import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { usePageTitle, useRefusalSentence } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { DISPUTE_FILTERS, type OperatorDispute } from '@rendezvous/contracts/billing/operator-disputes';
import { EmptyState, ErrorCard, LinkButton, ListSkeleton, Toaster, useToasts } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { DisputePanel } from './dispute-panel';
import { disputesAddress } from './disputes-address';
import { DisputesTable } from './disputes-table';
import { disputesApi } from './disputes.api';
import styles from './disputes.module.css';
import { disputesTexts } from './texts';

/** Open ones are shown without a word in the address. */
const inAddress = (status: (typeof DISPUTE_FILTERS)[number]): string | null => (status === 'open' ? null : status);

const Disputes = () => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.disputes.${id}` });
  const sentence = useRefusalSentence();
  const toasts = useToasts();
  const [search] = useSearchParams();
  const status = DISPUTE_FILTERS.find((one) => one === search.get('status')) ?? 'open';
  const before = Number(search.get('before')) || null;
  const wanted = { status, ...(before && { before }) };
  const { currentData: data, isError, isFetching, refetch } = disputesApi.useBillingOperatorDisputesQuery(wanted);
  const [unblock, { isLoading: unblocking }] = disputesApi.useBillingUnblockMethodMutation();
  const shown = (more: Partial<Record<'dispute' | 'before', string | null>>) =>
    disputesAddress({ status: inAddress(status), dispute: null, before: before === null ? null : String(before), ...more });
  const selected = data?.disputes.find(({ id }) => String(id) === search.get('dispute')) ?? null;
  usePageTitle(say('title'));

  const run = async ({ id }: OperatorDispute, reason: string): Promise<void> => {
    try {
      await unblock({ disputeId: id, reason }).unwrap();
      toasts.show({ tone: 'ok', text: say('is-unblocked') });
    } catch (fault) {
      toasts.show({ tone: 'danger', text: sentence(fault) });
    } finally {
      void refetch();
    }
  };

  return (
    <div className={operatorPage.page}>
      <div className={operatorPage.head}>
        <h1 className={operatorPage.title}>{say('title')}</h1>
        <nav className={operatorPage.filters} aria-label={say('filter')}>
          {DISPUTE_FILTERS.map((one) => (
            <Link
              key={one}
              className={operatorPage.filter}
              aria-current={one === status ? 'true' : undefined}
              to={disputesAddress({ status: inAddress(one), dispute: null, before: null })}
            >
              {say(`filter.${one}`)}
            </Link>
          ))}
        </nav>
        <span className={operatorPage.keys}>{say('keys')}</span>
      </div>
      {isError && !data ? (
        <ErrorCard
          title={say('failed')}
          retryLabel={intl.formatMessage({ id: 'billing.retry' })}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className={operatorPage.columns}>
          <div className={styles.list}>
            {!data ? (
              <ListSkeleton label={intl.formatMessage({ id: 'billing.loading' })} />
            ) : data.disputes.length === 0 ? (
              <EmptyState title={say('none')}>{say('none-text')}</EmptyState>
            ) : (
              <DisputesTable disputes={data.disputes} selected={selected?.id ?? null} addressOf={(id) => shown({ dispute: String(id) })} />
            )}
            {data?.more ? (
              <LinkButton render={<Link to={shown({ before: String(data.disputes.at(-1)?.id) })} />}>{say('more')}</LinkButton>
            ) : null}
          </div>
          {selected === null ? null : (
            <DisputePanel key={selected.id} dispute={selected} busy={unblocking} onUnblock={(reason) => void run(selected, reason)} />
          )}
        </div>
      )}
      <Toaster toasts={toasts.toasts} onDismiss={toasts.dismiss} label={say('news')} dismissLabel={say('dismiss')} />
    </div>
  );
};

/** Disputes: which payments are asked back, what that did, and the way to unblock a method. */
export const DisputesScreen = withTexts([disputesTexts], Disputes);
