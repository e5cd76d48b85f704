import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Order } from '@rendezvous/contracts/billing/orders';
import { ChevronRightIcon, classNames, Pill } from '@rendezvous/ui';
import { useMoney } from '../money/use-money';
import styles from './order-list.module.css';
import { usePaidWith } from './receipt-parts/receipt-lines';

const TONES = { completed: 'ok', created: 'warn', pending: 'warn', failed: 'danger', disputed: 'warn' } as const;

/** The state of an order as a word on a tint. */
export const StatePill = ({ state }: { state: Order['state'] }) => {
  const intl = useIntl();
  return <Pill tone={TONES[state as keyof typeof TONES] ?? 'plain'}>{intl.formatMessage({ id: `billing.state.${state}` })}</Pill>;
};

/** Purchases as rows that lead to their receipts. */
export const OrderList = ({ orders }: { orders: readonly Order[] }) => {
  const intl = useIntl();
  const { money } = useMoney();
  const paidWith = usePaidWith();
  return (
    <ul className={styles.list} aria-label={intl.formatMessage({ id: 'billing.transactions.list' })}>
      {orders.map((order) => (
        <li key={order.id}>
          <Link to={`/transactions/${order.id}`} className={styles.row}>
            <span className={styles.words}>
              <b>{intl.formatMessage({ id: 'billing.money.credits' }, { count: order.credits })}</b>
              <span className="small muted">
                {intl.formatDate(order.created_at, { dateStyle: 'medium' })} · {paidWith(order)}
              </span>
            </span>
            <span className={styles.end}>
              <b className="num">{money(order.total)}</b>
              <StatePill state={order.state} />
            </span>
            <ChevronRightIcon className={classNames('faint', styles.arrow)} />
          </Link>
        </li>
      ))}
    </ul>
  );
};
