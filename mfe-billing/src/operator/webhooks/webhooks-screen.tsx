import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { usePageTitle, useRefusalSentence } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { PAYMENT_PROVIDERS } from '@rendezvous/contracts/billing/webhook';
import { WEBHOOK_EVENT_STATES } from '@rendezvous/contracts/billing/webhook-events';
import { EmptyState, ErrorCard, LinkButton, ListSkeleton, Toaster, useToasts } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { webhooksTexts } from './texts';
import { WebhookPanel } from './webhook-panel';
import { WebhookSearch } from './webhook-search';
import { type ShownEvents, webhooksAddress } from './webhooks-address';
import { webhooksApi } from './webhooks.api';
import styles from './webhooks.module.css';
import { WebhooksTable } from './webhooks-table';

const Webhooks = () => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.webhooks.${id}` }, values);
  const sentence = useRefusalSentence();
  const toasts = useToasts();
  const [search, setSearch] = useSearchParams();
  const state = WEBHOOK_EVENT_STATES.find((one) => one === search.get('state')) ?? null;
  const provider = PAYMENT_PROVIDERS.find((one) => one === search.get('provider')) ?? null;
  const reference = search.get('reference');
  const before = Number(search.get('before')) || null;
  const wanted = { ...(state && { state }), ...(provider && { provider }), ...(reference && { reference }), ...(before && { before }) };
  const { currentData: data, isError, isFetching, refetch } = webhooksApi.useBillingWebhookEventsQuery(wanted);
  const [replay, { isLoading: replaying }] = webhooksApi.useBillingReplayWebhookEventMutation();
  const shown = (more: Partial<ShownEvents>) =>
    webhooksAddress({ state, provider, reference, before: before === null ? null : String(before), event: null, ...more });
  const selected = data?.events.find(({ id }) => String(id) === search.get('event')) ?? null;
  usePageTitle(say('title'));

  const run = async (eventId: number): Promise<void> => {
    try {
      const { state: now } = await replay({ eventId }).unwrap();
      toasts.show({ tone: now === 'processed' ? 'ok' : 'danger', text: say(`replayed.${now}`) });
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
          {[null, ...WEBHOOK_EVENT_STATES].map((one) => (
            <Link
              key={one ?? 'all'}
              className={operatorPage.filter}
              aria-current={one === state ? 'true' : undefined}
              to={shown({ state: one, before: null })}
            >
              {say(`filter.${one ?? 'all'}`)}
              {data && one !== null ? <span>({intl.formatNumber(data.counts[one])})</span> : null}
            </Link>
          ))}
        </nav>
        <span className={operatorPage.keys}>{say('keys')}</span>
      </div>
      <p className={operatorPage.quiet}>{say('intro')}</p>
      <WebhookSearch
        key={`${provider} ${reference}`}
        provider={provider}
        reference={reference}
        onSearch={(next) => setSearch(new URL(shown({ ...next, before: null }), 'https://page.invalid').searchParams)}
      />
      <div className={operatorPage.columns}>
        <div className={styles.list}>
          {isError ? (
            <ErrorCard
              title={say('failed-to-load')}
              retryLabel={intl.formatMessage({ id: 'billing.retry' })}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          ) : !data ? (
            <ListSkeleton label={intl.formatMessage({ id: 'billing.loading' })} />
          ) : data.events.length === 0 ? (
            <EmptyState title={say('none')}>{say(state === null && !provider && !reference ? 'none-text' : 'none-of-these')}</EmptyState>
          ) : (
            <WebhooksTable events={data.events} selected={selected?.id ?? null} addressOf={(id) => shown({ event: String(id) })} />
          )}
          {data?.more ? (
            <LinkButton render={<Link to={shown({ before: String(data.events.at(-1)?.id) })} />}>{say('more')}</LinkButton>
          ) : null}
        </div>
        {selected === null ? null : <WebhookPanel event={selected} busy={replaying} onReplay={() => void run(selected.id)} />}
      </div>
      <Toaster toasts={toasts.toasts} onDismiss={toasts.dismiss} label={say('news')} dismissLabel={say('dismiss')} />
    </div>
  );
};

/** What payment providers sent, and what became of it. */
export const WebhooksScreen = withTexts([webhooksTexts], Webhooks);
