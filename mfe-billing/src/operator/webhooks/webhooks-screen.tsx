import { useIntl } from 'react-intl';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { PAYMENT_PROVIDERS } from '@rendezvous/contracts/billing/webhook';
import { WEBHOOK_EVENT_STATES } from '@rendezvous/contracts/billing/webhook-events';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { pageAddress } from '../payments/page-address';
import { PaymentList } from '../payments/payment-list';
import { paymentScreen } from '../payments/payment-screen';
import { useRun } from '../payments/use-run';
import { webhooksTexts } from './texts';
import { WebhookPanel } from './webhook-panel';
import { WebhookSearch } from './webhook-search';
import { webhooksApi } from './webhooks.api';
import { WebhooksTable } from './webhooks-table';

const Webhooks = () => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.webhooks.${id}` });
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const state = WEBHOOK_EVENT_STATES.find((one) => one === search.get('state')) ?? null;
  const provider = PAYMENT_PROVIDERS.find((one) => one === search.get('provider')) ?? null;
  const reference = search.get('reference');
  const before = Number(search.get('before')) || null;
  const wanted = { ...(state && { state }), ...(provider && { provider }), ...(reference && { reference }), ...(before && { before }) };
  const list = webhooksApi.useBillingWebhookEventsQuery(wanted);
  const { currentData: data } = list;
  const [replay, { isLoading: replaying }] = webhooksApi.useBillingReplayWebhookEventMutation();
  const { run, news } = useRun(list.refetch);
  const shown = (more: Readonly<Record<string, string | null>>) =>
    pageAddress('webhooks', { state, provider, reference, before: before === null ? null : String(before), ...more });
  const selected = data?.events.find(({ id }) => String(id) === search.get('event')) ?? null;
  const replayEvent = (eventId: number) =>
    run(replay({ eventId }).unwrap(), ({ state: now }) => ({
      tone: now === 'processed' ? 'ok' : 'danger',
      text: say(`replayed.${now}`),
    }));
  return (
    <>
      <PaymentList
        say={say}
        noneText={state === null && !provider && !reference ? undefined : say('none-of-these')}
        call={list}
        rows={data?.events}
        filters={[null, ...WEBHOOK_EVENT_STATES].map((one) => ({
          id: one ?? 'all',
          label: (
            <>
              {say(`filter.${one ?? 'all'}`)}
              {data && one !== null ? <span>({intl.formatNumber(data.counts[one])})</span> : null}
            </>
          ),
          current: one === state,
          link: <Link to={shown({ state: one, before: null })} />,
        }))}
        intro={
          <>
            <p className={operatorPage.quiet}>{say('intro')}</p>
            <WebhookSearch
              key={`${provider} ${reference}`}
              provider={provider}
              reference={reference}
              onSearch={(next) => void navigate(shown({ ...next, before: null }))}
            />
          </>
        }
        more={data?.more ? <Link to={shown({ before: String(data.events.at(-1)?.id) })} /> : null}
        detail={
          selected === null ? null : <WebhookPanel event={selected} busy={replaying} onReplay={() => void replayEvent(selected.id)} />
        }
      >
        {(events) => <WebhooksTable events={events} selected={selected?.id ?? null} addressOf={(id) => shown({ event: String(id) })} />}
      </PaymentList>
      {news}
    </>
  );
};

/** What payment providers sent, and what became of it. */
export const WebhooksScreen = paymentScreen([webhooksTexts], Webhooks);
