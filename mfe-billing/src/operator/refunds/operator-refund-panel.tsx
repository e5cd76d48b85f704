import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OperatorRefund } from '@rendezvous/contracts/billing/operator-refunds';
import { REFUND_FAULTS } from '@rendezvous/contracts/billing/refund-faults';
import { PAYMENT_PROVIDERS } from '@rendezvous/contracts/billing/webhook';
import { Button, LinkButton } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useMoney } from '../../money/use-money';
import { Facts } from '../payments/facts';
import { pageAddress } from '../payments/page-address';
import { useOperatorName } from '../payments/use-operator-name';
import { RefundDecision, type RefundOutcome } from './refund-decision';
import { RefundPill, toldRefundState } from './operator-refunds-table';

interface Props {
  readonly refund: OperatorRefund;
  readonly busy: boolean;
  readonly onAsk: () => void;
  readonly onTell: (outcome: RefundOutcome, reason: string) => void;
  readonly onDecide: (decisionId: number, approved: boolean) => void;
}

const hasInbox = (provider: string): boolean => PAYMENT_PROVIDERS.some((name) => name === provider);

/** The refund that is open: how it stands, what can be done about it, and where the rest of it is told. */
export const OperatorRefundPanel = ({ refund, busy, onAsk, onTell, onDecide }: Props) => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.operator-refunds.${id}` }, values);
  const { number, waits, provider, reference, decided_at: decided, incident_id: incident } = refund;
  const company = intl.formatMessage({ id: `billing.payments.provider.${provider}` });
  const title = say('one', { number: String(number) });
  return (
    <section className={operatorPage.detail} aria-label={title}>
      <h2 className={operatorPage.subtitle}>
        {title} <RefundPill refund={refund} />
      </h2>
      <p>{say(waits && refund.try_after === null ? 'means.left' : `means.${toldRefundState(refund)}`, { provider: company })}</p>
      <Facts facts={useFacts(refund)} />
      {decided === null ? (
        <>
          <div className={operatorPage.actions}>
            <Button variant="plum" busy={busy} onClick={onAsk}>
              {say('ask')}
            </Button>
            {incident === null ? null : (
              <LinkButton render={<Link to={pageAddress('differences', { difference: String(incident) })} />}>
                {say('difference')}
              </LinkButton>
            )}
            {reference === null || !hasInbox(provider) ? null : (
              <LinkButton render={<Link to={pageAddress('webhooks', { reference })} />}>{say('inbox')}</LinkButton>
            )}
          </div>
          <p className={operatorPage.quiet}>{say('ask-text', { provider: company })}</p>
          {waits ? <RefundDecision key={refund.id} refund={refund} busy={busy} onTell={onTell} onDecide={onDecide} /> : null}
        </>
      ) : null}
    </section>
  );
};

/** What we say of its last answer, or the words of the company, or of the line to it. */
const FaultWords = ({ fault, provider }: { readonly fault: string; readonly provider: string }) => {
  const intl = useIntl();
  if (!REFUND_FAULTS.some((one) => one === fault)) return <span lang="en">{fault}</span>;
  const company = intl.formatMessage({ id: `billing.payments.provider.${provider}` });
  return intl.formatMessage({ id: `billing.operator-refunds.fault.${fault}` }, { provider: company });
};

/** What is known of a refund, in words. */
const useFacts = (refund: OperatorRefund): readonly (readonly [string, ReactNode])[] => {
  const intl = useIntl();
  const operatorName = useOperatorName();
  const { money } = useMoney();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.operator-refunds.term.${id}` }, values);
  const time = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const {
    order_id: order,
    payment_id: payment,
    member_id: member,
    asked_by: by,
    reason,
    reference,
    fault,
    tries,
    try_after: next,
  } = refund;
  // an older gateway does not tell
  const others = refund.adopted === true ? say('by-dashboard') : say('by-member');
  const asker = by === null ? others : say('by-operator', { name: operatorName(by) });
  const given = (id: string, value: ReactNode): readonly (readonly [string, ReactNode])[] => (value === null ? [] : [[say(id), value]]);
  return [
    [say('amount'), money(refund.amount)],
    [say('credits'), intl.formatNumber(refund.credits)],
    [
      say('order'),
      <Link key="order" to={pageAddress('trace', { find: `payment:${payment}` })}>
        {order}
      </Link>,
    ],
    [say('member'), <Link key="member" to={pageAddress('refunds', { find: `#${member}` })}>{`#${member}`}</Link>],
    [say('asked'), `${time(refund.requested_at)} · ${asker}`],
    ...(reason === null ? [] : [[intl.formatMessage({ id: 'billing.payments.reason' }), reason] as const]),
    ...given('decided', refund.decided_at === null ? null : time(refund.decided_at)),
    ...given('credit-note', refund.credit_note),
    ...given('reference', reference),
    ...given('tries', tries === 0 ? null : intl.formatNumber(tries)),
    // what was paid out is still asked about for some days, in silence
    ...given('next', next === null || refund.decided_at !== null ? null : time(next)),
    ...given('fault', fault === null ? null : <FaultWords fault={fault} provider={refund.provider} />),
  ];
};
