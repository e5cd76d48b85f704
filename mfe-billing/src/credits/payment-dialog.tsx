import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { withTexts } from '@rendezvous/client/screen-texts';
import type { Order } from '@rendezvous/contracts/billing/orders';
import { Button, Dialog } from '@rendezvous/ui';
import { MethodMark } from '../money/method-mark';
import { useMethodName, useMoney } from '../money/use-money';
import { ANOTHER_CARD, type CardChoice, firstCard, NO_CARDS, type StoredCards, triedCard, usableCards } from './card-choice';
import { CardField } from './card-field';
import { confirmationTexts } from './confirmation/texts';
import type { Choice } from './order-choice';
import styles from './payment-dialog.module.css';
import { Summary } from './summary';

export interface PaymentDialogProps {
  /** What is about to be ordered; without a method nobody is asked. */
  readonly choice: Choice;
  /** The card of the last payment; null or left out where nobody knows of one. */
  readonly card?: Order['card'];
  /** What is stored for the member; left out while nobody knows. */
  readonly stored?: StoredCards | undefined;
  /** Which card the address names. */
  readonly wanted?: string | null;
  /** The card of a try at this that was refused, which goes before the others; null or left out without one. */
  readonly tried?: CardChoice | null;
  readonly taxRate: number;
  /** Credits that the purchase settles first. */
  readonly debt: number;
  readonly refundDays: number;
  readonly busy: boolean;
  readonly onPay: (card: CardChoice) => void;
  readonly onClose: () => void;
}

const Confirmation = (props: PaymentDialogProps) => {
  const { choice, card = null, wanted = null, tried = null, taxRate, debt, refundDays, busy, onPay, onClose } = props;
  const intl = useIntl();
  const { money } = useMoney();
  const methodName = useMethodName();
  const payButton = useRef<HTMLButtonElement>(null);
  const method = choice.method?.method;
  // as it stood when the member was asked: nothing moves under a finger
  const [cards] = useState(props.stored ?? NO_CARDS);
  const usable = method === 'card' ? usableCards(cards) : [];
  const storable = method !== undefined && cards.storable.includes(method);
  const [chosen, setChosen] = useState(
    () => (tried && triedCard(tried, usable, storable)) ?? (method === 'card' ? firstCard(usable, wanted, card) : ANOTHER_CARD),
  );
  // the dialog is open by now, with the focus on its first part
  useEffect(() => payButton.current?.focus({ preventScroll: true }), []);
  if (method === undefined) return null;
  const again = method === 'card' && usable.length === 0 ? card : null;
  const where = intl.formatMessage({ id: 'billing.confirm.where' }, { method: chosen.stored ? 'stored' : again ? 'again' : method });
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
            onClick={(event) => event.detail < 2 && onPay(chosen)}
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
        {usable.length === 0 ? (
          <div className={styles.method}>
            <MethodMark method={method} />
            <div>
              <b>{methodName(method)}</b>
              <p className="small muted">
                {again ? `${intl.formatMessage({ id: 'billing.confirm.card' }, { last4: again.last4 })} ` : null}
                {where}
              </p>
            </div>
          </div>
        ) : null}
        <CardField cards={usable} storable={storable} value={chosen} onChange={setChosen} />
        {usable.length === 0 ? null : <p className="small muted">{where}</p>}
        <p className="small muted">{intl.formatMessage({ id: 'billing.credits.withdrawal' }, { days: refundDays })}</p>
        <output className={styles.leaving}>
          {busy ? intl.formatMessage({ id: chosen.stored ? 'billing.confirm.charging' : 'billing.credits.paying' }) : null}
        </output>
      </div>
    </Dialog>
  );
};

/** The last question before the payment: what, for how much, paid how and where. One press or Enter goes on. */
export const PaymentDialog = withTexts([confirmationTexts], Confirmation);
