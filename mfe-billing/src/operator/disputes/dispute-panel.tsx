import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OperatorDispute } from '@rendezvous/contracts/billing/operator-disputes';
import { LinkButton, Pill } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useMethodName, useMoney } from '../../money/use-money';
import { Facts } from '../payments/facts';
import { pageAddress } from '../payments/page-address';
import { useOperatorName } from '../payments/use-operator-name';
import { TONES } from './disputes-table';
import { SamePayment } from './same-payment';

/** The dispute that is open: what it did to credits and method, and the way to the block that it led to. */
export const DisputePanel = ({ dispute }: { readonly dispute: OperatorDispute }) => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `billing.disputes.${id}` }, values);
  const methodName = useMethodName();
  const operatorName = useOperatorName();
  const { id, status, unblocked } = dispute;
  const date = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className={operatorPage.detail} aria-label={say('one', { id: String(id) })}>
      <h2 className={operatorPage.subtitle}>
        {say('one', { id: String(id) })} <Pill tone={TONES[status]}>{say(`status.${status}`)}</Pill>
      </h2>
      <p className={operatorPage.quiet}>
        {say(`status.${status}-text`, { provider: intl.formatMessage({ id: `billing.payments.provider.${dispute.provider}` }) })}
      </p>
      <Facts facts={useFacts(dispute)} />
      {unblocked === null ? null : (
        <p>{say('unblocked', { date: date(unblocked.at), by: operatorName(unblocked.by), reason: unblocked.reason })}</p>
      )}
      <SamePayment dispute={dispute} />
      {dispute.blocked ? (
        <>
          <p>{say('blocks', { method: methodName(dispute.method), member: String(dispute.member_id) })}</p>
          <div className={operatorPage.actions}>
            <LinkButton render={<Link to={pageAddress('blocks', { member: String(dispute.member_id), block: `dispute:${id}` })} />}>
              {say('to-block')}
            </LinkButton>
          </div>
        </>
      ) : null}
    </section>
  );
};

/** What is known of a dispute, in words. */
const useFacts = (dispute: OperatorDispute): readonly (readonly [string, ReactNode])[] => {
  const intl = useIntl();
  const { money } = useMoney();
  const methodName = useMethodName();
  const term = (id: string) => intl.formatMessage({ id: `billing.disputes.term.${id}` });
  const { provider, reference, amount, order_id: order, member_id: member, method, decided_at: decided, frozen, taken, owed } = dispute;
  return [
    [term('amount'), money(amount)],
    [
      term('order'),
      <Link key="order" to={pageAddress('trace', { find: `dispute:${dispute.id}` })}>
        {order}
      </Link>,
    ],
    [term('member'), String(member)],
    [term('method'), methodName(method)],
    [term('reference'), `${intl.formatMessage({ id: `billing.payments.provider.${provider}` })} · ${reference}`],
    [term('frozen'), intl.formatNumber(frozen)],
    [term('taken'), intl.formatNumber(taken)],
    [term('owed'), intl.formatNumber(owed)],
    [term('decided'), decided === null ? '—' : intl.formatDate(decided, { dateStyle: 'medium', timeStyle: 'short' })],
  ];
};
