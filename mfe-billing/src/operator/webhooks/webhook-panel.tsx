import { useIntl } from 'react-intl';
import type { WebhookEvent } from '@rendezvous/contracts/billing/webhook-events';
import { Button, Pill } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { TONES } from './webhooks-table';
import styles from './webhooks.module.css';

interface Props {
  readonly event: WebhookEvent;
  readonly busy: boolean;
  readonly onReplay: () => void;
}

/** The event that is open: what is known of it, and the button that asks its provider once more. */
export const WebhookPanel = ({ event, busy, onReplay }: Props) => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.webhooks.${id}` }, values);
  const { state, provider, type, reason } = event;
  return (
    <section className={operatorPage.detail} aria-label={type}>
      <h2 className={operatorPage.subtitle}>{type}</h2>
      <p>
        <Pill tone={TONES[state]}>{say(`state.${state}`)}</Pill>
      </p>
      <p className={operatorPage.quiet}>{say(`means.${state}`, { provider: say(`provider.${provider}`) })}</p>
      <dl className={styles.facts}>
        {useFacts(event).map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt>{say(`fact.${term}`)}</dt>
            <dd className={styles.name}>{value}</dd>
          </div>
        ))}
        {reason === null ? null : (
          <div className={styles.fact}>
            <dt>{say('fact.reason')}</dt>
            {/* in the words of the provider, or of the line to it */}
            <dd lang="en">{reason}</dd>
          </div>
        )}
      </dl>
      <div className={operatorPage.actions}>
        <Button busy={busy} onClick={onReplay}>
          {say('replay')}
        </Button>
      </div>
      <p className={operatorPage.quiet}>{say('replay-text')}</p>
    </section>
  );
};

/** What is known of an event, in words. */
const useFacts = (event: WebhookEvent): readonly (readonly [string, string])[] => {
  const intl = useIntl();
  const time = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' });
  const { kind, event_id: id, reference, order_id: order, tries, try_after: next, occurred_at: occurred, processed_at: processed } = event;
  return [
    ['kind', intl.formatMessage({ id: `billing.webhooks.kind.${kind}` })],
    ['event', id],
    ...(reference === null ? [] : [['reference', reference] as const]),
    ...(order === null ? [] : [['order', String(order)] as const]),
    ['occurred', time(occurred)],
    ['received', time(event.received_at)],
    ...(processed === null ? [] : [['processed', time(processed)] as const]),
    ...(tries === 0 ? [] : [['tries', intl.formatNumber(tries)] as const]),
    ...(next === null ? [] : [['next', time(next)] as const]),
  ];
};
