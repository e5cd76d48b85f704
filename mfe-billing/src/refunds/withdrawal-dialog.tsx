import { useIntl } from 'react-intl';
import type { RefundQuote } from '@rendezvous/contracts/billing/refunds';
import { Button, Dialog, FormError } from '@rendezvous/ui';
import { useMoney } from '../money/use-money';
import { AfterDebit } from './after-debit';
import styles from './refunds.module.css';

interface Props {
  readonly quote: RefundQuote;
  readonly busy: boolean;
  /** Why the server said no, in words; null without one. */
  readonly fault: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The second step: says what goes and what comes back before anything is withdrawn from. */
export const WithdrawalDialog = ({ quote, busy, fault, onConfirm, onClose }: Props) => {
  const intl = useIntl();
  const { money } = useMoney();
  // an older gateway does not tell whether it was collected
  const text = quote.collected === false ? 'billing.refunds.confirm-uncollected' : 'billing.refunds.confirm-text';
  return (
    <Dialog
      open
      alert
      title={intl.formatMessage({ id: 'billing.refunds.confirm-title' })}
      closeLabel={intl.formatMessage({ id: 'billing.refunds.keep' })}
      dismissible={!busy}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="danger"
            busy={busy}
            // the second press of a double click on what opened the dialog confirms nothing
            onClick={(event) => event.detail < 2 && onConfirm()}
          >
            {intl.formatMessage({ id: 'billing.refunds.confirm' })}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            {intl.formatMessage({ id: 'billing.refunds.keep' })}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        <p>{intl.formatMessage({ id: text }, { unused: quote.unused, amount: money(quote.amount) })}</p>
        <AfterDebit quote={quote} />
        {quote.ends_premium ? (
          <p>{intl.formatMessage({ id: 'billing.refunds.confirm-premium' }, { collected: quote.collected === false ? 'no' : 'yes' })}</p>
        ) : null}
        <p className="small muted">{intl.formatMessage({ id: 'billing.refunds.confirm-mail' })}</p>
        <FormError>{fault}</FormError>
      </div>
    </Dialog>
  );
};
