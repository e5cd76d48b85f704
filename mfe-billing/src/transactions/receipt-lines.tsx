import { useIntl } from 'react-intl';
import type { Order } from '@rendezvous/contracts/billing';
import { classNames } from '@rendezvous/ui';
import { useMethodName, useMoney } from '../money/use-money';
import styles from './receipt-lines.module.css';

/** What an order was made of, with the tax that the total contains. */
export const ReceiptLines = ({ order }: { order: Order }) => {
  const intl = useIntl();
  const { money, percent } = useMoney();
  const { price, discount, fee, total, tax, tax_rate: rate } = order;
  const line = (id: string, amount: string, values = {}) => (
    <div>
      <dt>{intl.formatMessage({ id }, values)}</dt>
      <dd>{amount}</dd>
    </div>
  );
  return (
    <dl className={classNames('num', styles.lines)}>
      {line('billing.money.credits', money(price), { count: order.credits })}
      {discount.amount > 0 ? line('billing.receipt.discount', money({ ...discount, amount: -discount.amount })) : null}
      {fee.amount > 0 ? line('billing.receipt.fee', money(fee)) : null}
      <div className={styles.total}>
        <dt>{intl.formatMessage({ id: 'billing.receipt.total' })}</dt>
        <dd>{money(total)}</dd>
      </div>
      {rate > 0 ? (
        <>
          {line('billing.receipt.net', money({ ...total, amount: total.amount - tax.amount }))}
          {line('billing.receipt.tax', money(tax), { rate: percent(rate) })}
        </>
      ) : null}
    </dl>
  );
};

/** The method, with brand and last digits of a card. */
export const usePaidWith = (): ((order: Order) => string) => {
  const intl = useIntl();
  const methodName = useMethodName();
  return ({ method, card }) => (card ? intl.formatMessage({ id: 'billing.method.card-used' }, card) : methodName(method));
};
