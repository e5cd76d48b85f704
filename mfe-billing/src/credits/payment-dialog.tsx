import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Order } from '@rendezvous/contracts/billing/orders';
import { Button, Dialog } from '@rendezvous/ui';
import { MethodMark } from '../money/method-mark';
import { useMethodName, useMoney } from '../money/use-money';
import type { Choice } from './order-choice';
import styles from './payment-dialog.module.css';
import { Summary } from './summary';

export interface PaymentDialogProps {
  /** What is about to be ordered; without a method nobody is asked. */
  readonly choice: Choice;
  /** The card of the last payment, which is not kept; null or left out where nobody knows of one. */
  readonly card?: Order['card'];
  readonly taxRate: number;
  /** Credits that the purchase settles first. */
  readonly debt: number;
  readonly refundDays: number;
  readonly busy: boolean;
  readonly onPay: () => void;
  readonly onClose: () => void;
}

/** The last question before the payment page: what, for how much, paid how and where. One press or Enter goes on. */
export const PaymentDialog = ({ choice, card = null, taxRate, debt, refundDays, busy, onPay, onClose }: PaymentDialogProps) => {
  const intl = useIntl();
  const { money } = useMoney();
  const methodName = useMethodName();
  const payButton = useRef<HTMLButtonElement>(null);
  // the dialog is open by now, with the focus on its first part
  useEffect(() => payButton.current?.focus({ preventScroll: true }), []);
  const method = choice.method?.method;
  if (method === undefined) return null;
  const again = method === 'card' ? card : null;
  const later = intl.formatMessage({ id: 'billing.confirm.later' });
  return (
    <Dialog
      open
      title={intl.formatMessage({ id: 'billing.confirm.title' }, { count: choice.bundle.credits, total: money(choice.total) })}
      closeLabel={later}
      dismissible={!busy}
      keepActions
      onClose={onClose}
      actions={
        <>
          <Button
            ref={payButton}
            variant="accent"
            busy={busy}
            // the second press of a double click on what opened the dialog confirms nothing
            onClick={(event) => event.detail < 2 && onPay()}
          >
            {intl.formatMessage({ id: 'billing.credits.pay' }, { total: money(choice.total) })}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            {later}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        <Summary choice={choice} taxRate={taxRate} debt={debt} />
        <div className={styles.method}>
          <MethodMark method={method} />
          <div>
            <b>{methodName(method)}</b>
            <p className="small muted">
              {again ? `${intl.formatMessage({ id: 'billing.confirm.card' }, { last4: again.last4 })} ` : null}
              {intl.formatMessage({ id: 'billing.confirm.where' }, { method: again ? 'again' : method })}
            </p>
          </div>
        </div>
        <p className="small muted">{intl.formatMessage({ id: 'billing.credits.withdrawal' }, { days: refundDays })}</p>
        <output className={styles.leaving}>{busy ? intl.formatMessage({ id: 'billing.credits.paying' }) : null}</output>
      </div>
    </Dialog>
  );
};
