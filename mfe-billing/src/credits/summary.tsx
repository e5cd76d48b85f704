import { useIntl } from 'react-intl';
import type { Money } from '@rendezvous/contracts/kernel';
import { classNames } from '@rendezvous/ui';
import { useMethodName, useMoney } from '../money/use-money';
import type { Choice } from './choice';
import styles from './summary.module.css';

interface Props {
  readonly choice: Choice;
  readonly taxRate: number;
  readonly percentage: number;
}

/** What the order is made of, line by line, down to the total. */
export const Summary = ({ choice: { bundle, method, total }, taxRate, percentage }: Props) => {
  const intl = useIntl();
  const { money, percent } = useMoney();
  const methodName = useMethodName();
  const off: Money = { amount: bundle.price_now.amount - bundle.price.amount, currency: bundle.price.currency };
  return (
    <dl className={classNames('num', styles.lines)} aria-label={intl.formatMessage({ id: 'billing.credits.summary' })}>
      <div>
        <dt>{intl.formatMessage({ id: 'billing.money.credits' }, { count: bundle.credits })}</dt>
        <dd>{money(bundle.price)}</dd>
      </div>
      {off.amount < 0 ? (
        <div className="coral">
          <dt>{intl.formatMessage({ id: 'billing.credits.discount-line' }, { percentage: percent(percentage) })}</dt>
          <dd>{money(off)}</dd>
        </div>
      ) : null}
      {method !== null && method.fee.amount > 0 ? (
        <div>
          <dt>{intl.formatMessage({ id: 'billing.credits.fee-line' }, { method: methodName(method.method) })}</dt>
          <dd>{money(method.fee)}</dd>
        </div>
      ) : null}
      <div className={styles.total}>
        <dt>
          {intl.formatMessage({ id: taxRate > 0 ? 'billing.credits.total-tax' : 'billing.credits.total' }, { rate: percent(taxRate) })}
        </dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  );
};
