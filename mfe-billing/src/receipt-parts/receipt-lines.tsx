import { useIntl } from 'react-intl';
import { withTexts } from '@rendezvous/client/screen-texts';
import type { Order } from '@rendezvous/contracts/billing/orders';
import { Line, Lines } from '../money/lines';
import { useMethodName, useMoney } from '../money/use-money';
import { receiptPartTexts } from './texts';

const LinesOf = ({ order }: { order: Order }) => {
  const intl = useIntl();
  const { money, percent } = useMoney();
  const { price, discount, fee, total, tax, tax_rate: rate } = order;
  const line = (id: string, amount: string, values = {}) => <Line name={intl.formatMessage({ id }, values)} amount={amount} />;
  return (
    <Lines>
      {line('billing.money.credits', money(price), { count: order.credits })}
      {discount.amount > 0 ? line('billing.receipt.discount', money({ ...discount, amount: -discount.amount })) : null}
      {fee.amount > 0 ? line('billing.receipt.fee', money(fee)) : null}
      <Line kind="total" name={intl.formatMessage({ id: 'billing.receipt.total' })} amount={money(total)} />
      {rate > 0 ? (
        <>
          {line('billing.receipt.net', money({ ...total, amount: total.amount - tax.amount }))}
          {line('billing.receipt.tax', money(tax), { rate: percent(rate) })}
        </>
      ) : null}
    </Lines>
  );
};

/** What an order was made of, with the tax that the total contains. */
export const ReceiptLines = withTexts([receiptPartTexts], LinesOf);

/** The method, with brand and last digits of a card. */
export const usePaidWith = (): ((order: Pick<Order, 'method' | 'card'>) => string) => {
  const intl = useIntl();
  const methodName = useMethodName();
  return ({ method, card }) => (card ? intl.formatMessage({ id: 'billing.method.card-used' }, card) : methodName(method));
};
