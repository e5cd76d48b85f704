import { useIntl } from 'react-intl';
import type { Money } from '@rendezvous/contracts/kernel';
import { Line, Lines } from '../money/lines';
import { useMethodName, useMoney } from '../money/use-money';
import type { Choice } from './order-choice';

interface Props {
  readonly choice: Choice;
  readonly taxRate: number;
  /** Credits that the purchase settles first. */
  readonly debt: number;
}

/** What the order is made of, line by line, down to the total. */
export const Summary = ({ choice: { bundle, method, total, discount }, taxRate, debt }: Props) => {
  const intl = useIntl();
  const { money, percent } = useMoney();
  const methodName = useMethodName();
  const off: Money = { amount: bundle.price_now.amount - bundle.price.amount, currency: bundle.price.currency };
  return (
    <Lines label={intl.formatMessage({ id: 'billing.credits.summary' })}>
      <Line name={intl.formatMessage({ id: 'billing.money.credits' }, { count: bundle.credits })} amount={money(bundle.price)} />
      {debt > 0 ? (
        <Line
          name={intl.formatMessage({ id: 'billing.credits.debt-line' }, { count: Math.min(debt, bundle.credits) })}
          amount={intl.formatMessage({ id: 'billing.credits.debt-left' }, { count: Math.max(0, bundle.credits - debt) })}
        />
      ) : null}
      {off.amount < 0 && discount !== null ? (
        <Line
          kind="less"
          name={intl.formatMessage(
            { id: 'billing.credits.discount-line' },
            {
              reason: discount.reason === 'time-bonus' ? 'bonus' : discount.reason,
              code: discount.code,
              percentage: percent(discount.percentage),
            },
          )}
          amount={money(off)}
        />
      ) : null}
      {method !== null && method.fee.amount > 0 ? (
        <Line
          name={intl.formatMessage({ id: 'billing.credits.fee-line' }, { method: methodName(method.method) })}
          amount={money(method.fee)}
        />
      ) : null}
      <Line
        kind="total"
        name={intl.formatMessage({ id: taxRate > 0 ? 'billing.credits.total-tax' : 'billing.credits.total' }, { rate: percent(taxRate) })}
        amount={money(total)}
      />
    </Lines>
  );
};
