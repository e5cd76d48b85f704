import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Order } from '@rendezvous/contracts/billing/orders';
import { ChevronRightIcon, classNames, Pill } from '@rendezvous/ui';
import { useCalendarDay } from '../calendar-day/use-calendar-day';
import { useMoney } from '../money/use-money';
import { toldDebit } from '../order-debit/told-debit';
import { OpenRefundPlace } from '../open-refund/open-refund-place';
import styles from './order-list.module.css';
import { usePaidWith } from '../receipt-parts/receipt-lines';

const TONES = { completed: 'ok', created: 'warn', pending: 'warn', failed: 'danger', disputed: 'warn' } as const;

const DEBIT_TONES = { signed: 'warn', uncollected: 'plain', returned: 'danger' } as const;

/** The state of an order as a word on a tint. Nothing that is still to be debited, or came back, is told as paid. */
export const StatePill = ({ order }: { order: Pick<Order, 'state' | 'direct_debit'> }) => {
  const intl = useIntl();
  const { state } = order;
  const debit = toldDebit(order);
  if (debit !== null)
    return <Pill tone={DEBIT_TONES[debit.state]}>{intl.formatMessage({ id: `billing.order-debit.state.${debit.state}` })}</Pill>;
  return <Pill tone={TONES[state as keyof typeof TONES] ?? 'plain'}>{intl.formatMessage({ id: `billing.state.${state}` })}</Pill>;
};

/** Purchases as rows that lead to their receipts. */
export const OrderList = ({ orders }: { orders: readonly Order[] }) => {
  const intl = useIntl();
  const { money } = useMoney();
  const paidWith = usePaidWith();
  const calendarDay = useCalendarDay();
  const due = (order: Order): string => {
    const debit = toldDebit(order);
    return debit?.state === 'signed'
      ? ` · ${intl.formatMessage({ id: 'billing.order-debit.due' }, { date: calendarDay(debit.due, 'medium') })}`
      : '';
  };
  return (
    <ul className={styles.list} aria-label={intl.formatMessage({ id: 'billing.transactions.list' })}>
      {orders.map((order) => (
        <li key={order.id}>
          <Link to={`/transactions/${order.id}`} className={styles.row}>
            <span className={styles.words}>
              <b>{intl.formatMessage({ id: 'billing.money.credits' }, { count: order.credits })}</b>
              <span className="small muted">
                {intl.formatDate(order.created_at, { dateStyle: 'medium' })} · {paidWith(order)}
                {due(order)}
              </span>
              <OpenRefundPlace as="line" order={order} />
            </span>
            <span className={styles.end}>
              <b className="num">{money(order.total)}</b>
              <StatePill order={order} />
            </span>
            <ChevronRightIcon className={classNames('faint', styles.arrow)} />
          </Link>
        </li>
      ))}
    </ul>
  );
};
