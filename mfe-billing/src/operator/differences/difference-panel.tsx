import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { PaymentIncident } from '@rendezvous/contracts/billing/payment-incidents';
import { Pill } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useMoney } from '../../money/use-money';
import { Facts } from '../payments/facts';
import { pageAddress } from '../payments/page-address';
import { ReasonForm } from '../payments/reason-form';
import { useOperatorName } from '../payments/use-operator-name';

interface Props {
  readonly incident: PaymentIncident;
  readonly busy: boolean;
  readonly onSettle: (reason: string) => void;
}

/** The difference that is open: what is said where, the way to the whole chain, and how it was or is settled. */
export const DifferencePanel = ({ incident, busy, onSettle }: Props) => {
  const intl = useIntl();
  const { money } = useMoney();
  const operatorName = useOperatorName();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.differences.${id}` }, values);
  const time = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const { id, kind, resolved_at: settled, resolved_by: by, reason, order_id: order, member_id: member, provider, reference } = incident;
  const title = say('one', { id: String(id) });
  return (
    <section className={operatorPage.detail} aria-label={title}>
      <h2 className={operatorPage.subtitle}>
        {title} <Pill tone={settled === null ? 'warn' : 'ok'}>{say(settled === null ? 'state.open' : 'state.settled')}</Pill>
      </h2>
      <p>{say(`text.${kind}`)}</p>
      <Facts
        facts={[
          [say('column.reported'), money(incident.reported)],
          [say('column.asked'), money(incident.asked)],
          ...(order === 0
            ? []
            : [
                [
                  say('column.order'),
                  <Link key="order" to={pageAddress('trace', { find: `order:${order}` })}>
                    {order}
                  </Link>,
                ] as const,
              ]),
          ...(member === 0 ? [] : [[say('member'), `#${member}`] as const]),
          [say('column.provider'), intl.formatMessage({ id: `billing.payments.provider.${provider}` })],
          ...(reference === null ? [] : [[say('reference'), reference] as const]),
          [say('column.noticed'), time(incident.noticed_at)],
        ]}
      />
      {settled === null ? (
        <ReasonForm
          page="differences"
          question={{ label: say('reason'), missing: say('reason-missing') }}
          hint={say('reason-hint')}
          action={say('settle')}
          busy={busy}
          onReason={onSettle}
        />
      ) : (
        <p>{say('settled', { date: time(settled), by: by === null ? '—' : operatorName(by), reason: reason ?? '—' })}</p>
      )}
    </section>
  );
};
