import { type FormEvent, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { type OperatorDispute, UNBLOCK_REASON_MAX } from '@rendezvous/contracts/billing/operator-disputes';
import { Button, Pill, TextArea } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useMethodName, useMoney } from '../../money/use-money';
import { Facts } from '../payments/facts';
import { pageAddress } from '../payments/page-address';
import styles from '../payments/payments.module.css';
import { TONES } from './disputes-table';

interface Props {
  readonly dispute: OperatorDispute;
  readonly busy: boolean;
  readonly onUnblock: (reason: string) => void;
}

/** The dispute that is open: what it did to credits and method, and the way to unblock that. */
export const DisputePanel = ({ dispute, busy, onUnblock }: Props) => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `billing.disputes.${id}` }, values);
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
        <p>{say('unblocked', { date: date(unblocked.at), by: String(unblocked.by), reason: unblocked.reason })}</p>
      )}
      {dispute.blocked ? <Unblock dispute={dispute} busy={busy} onUnblock={onUnblock} /> : null}
    </section>
  );
};

const Unblock = ({ dispute, busy, onUnblock }: Props) => {
  const intl = useIntl();
  const methodName = useMethodName();
  const [missing, setMissing] = useState(false);
  const values = { method: methodName(dispute.method), member: String(dispute.member_id) };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('reason');
    const reason = typeof typed === 'string' ? typed.trim() : '';
    setMissing(reason === '');
    if (reason !== '') onUnblock(reason);
  };
  return (
    <form className={styles.form} method="post" action="/operator/billing/disputes" noValidate onSubmit={submit}>
      <p>{intl.formatMessage({ id: 'billing.disputes.unblock-text' }, values)}</p>
      <TextArea
        name="reason"
        rows={3}
        maxLength={UNBLOCK_REASON_MAX}
        label={intl.formatMessage({ id: 'billing.disputes.reason' })}
        hint={intl.formatMessage({ id: 'billing.disputes.reason-hint' })}
        error={missing ? intl.formatMessage({ id: 'billing.disputes.reason-missing' }) : undefined}
      />
      <Button type="submit" busy={busy}>
        {intl.formatMessage({ id: 'billing.disputes.unblock' }, values)}
      </Button>
    </form>
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
