import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OperatorDispute } from '@rendezvous/contracts/billing/operator-disputes';
import type { Money } from '@rendezvous/contracts/kernel';
import { Pill } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useMoney } from '../../money/use-money';
import { pageAddress } from '../payments/page-address';
import styles from './disputes.module.css';
import { TONES } from './disputes-table';

/** What else became of the payment: its other disputes, and its refunds. Nothing where there is none of either. */
export const SamePayment = ({ dispute: { others = [], refunds = [] } }: { readonly dispute: OperatorDispute }) => {
  const intl = useIntl();
  const { money } = useMoney();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.disputes.${id}` }, values);
  if (others.length + refunds.length === 0) return null;
  const line = (key: string, link: ReactNode, pill: ReactNode, amount: Money) => (
    <li key={key}>
      {link}
      {pill}
      <span>{money(amount)}</span>
    </li>
  );
  return (
    <>
      <h3 className={operatorPage.subtitle}>{say('same-payment')}</h3>
      <ul className={styles.same}>
        {others.map(({ id, status, amount }) =>
          line(
            `dispute ${id}`,
            <Link to={pageAddress('disputes', { status: 'all', dispute: String(id) })}>{say('one', { id: String(id) })}</Link>,
            <Pill tone={TONES[status]}>{say(`status.${status}`)}</Pill>,
            amount,
          ),
        )}
        {refunds.map(({ number, state, amount }) =>
          line(
            `refund ${number}`,
            <Link to={pageAddress('refunds', { refund: String(number) })}>{say('refund', { number: String(number) })}</Link>,
            <Pill tone={state === 'succeeded' ? 'ok' : 'plain'}>{say(`refund-state.${state}`)}</Pill>,
            amount,
          ),
        )}
      </ul>
    </>
  );
};
