import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { WEBHOOK_REASONS, type WebhookEvent } from '@rendezvous/contracts/billing/webhook-events';
import { Button, Pill } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { Facts } from '../payments/facts';
import { pageAddress } from '../payments/page-address';
import { TONES } from './webhooks-table';

interface Props {
  readonly event: WebhookEvent;
  readonly busy: boolean;
  readonly onReplay: () => void;
}

/** The event that is open: what is known of it, and the button that asks its provider once more. */
export const WebhookPanel = ({ event, busy, onReplay }: Props) => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.webhooks.${id}` }, values);
  const { state, provider, type } = event;
  return (
    <section className={operatorPage.detail} aria-label={type}>
      <h2 className={operatorPage.subtitle}>{type}</h2>
      <p>
        <Pill tone={TONES[state]}>{say(`state.${state}`)}</Pill>
      </p>
      <p className={operatorPage.quiet}>
        {say(`means.${state}`, { provider: intl.formatMessage({ id: `billing.payments.provider.${provider}` }) })}
      </p>
      <Facts facts={useFacts(event)} />
      <div className={operatorPage.actions}>
        <Button busy={busy} onClick={onReplay}>
          {say('replay')}
        </Button>
      </div>
      <p className={operatorPage.quiet}>{say('replay-text')}</p>
    </section>
  );
};

/** What we say of it, or the words of the provider, or of the line to it. */
const Reason = ({ reason, provider }: { readonly reason: string; readonly provider: string }) => {
  const intl = useIntl();
  if (!WEBHOOK_REASONS.some((one) => one === reason)) return <span lang="en">{reason}</span>;
  const company = intl.formatMessage({ id: `billing.payments.provider.${provider}` });
  return intl.formatMessage({ id: `billing.webhooks.reason.${reason}` }, { provider: company });
};

/** What is known of an event, in words. */
const useFacts = (event: WebhookEvent): readonly (readonly [string, ReactNode])[] => {
  const intl = useIntl();
  const time = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' });
  const fact = (name: string) => intl.formatMessage({ id: `billing.webhooks.fact.${name}` });
  const { kind, event_id: id, reference, order_id: order, tries, try_after: next, occurred_at: occurred, processed_at: processed } = event;
  return [
    [fact('kind'), intl.formatMessage({ id: `billing.webhooks.kind.${kind}` })],
    [fact('event'), id],
    ...(reference === null ? [] : [[fact('reference'), reference] as const]),
    ...(order === null
      ? []
      : [
          [
            fact('order'),
            <Link key="order" to={pageAddress('trace', { find: `event:${id}` })}>
              {order}
            </Link>,
          ] as const,
        ]),
    [fact('occurred'), time(occurred)],
    [fact('received'), time(event.received_at)],
    ...(processed === null ? [] : [[fact('processed'), time(processed)] as const]),
    ...(tries === 0 ? [] : [[fact('tries'), intl.formatNumber(tries)] as const]),
    ...(next === null ? [] : [[fact('next'), time(next)] as const]),
    ...(event.reason === null ? [] : [[fact('reason'), <Reason key="reason" reason={event.reason} provider={event.provider} />] as const]),
  ];
};
