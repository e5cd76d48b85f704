import { useIntl } from 'react-intl';
import type { Mandate } from '@rendezvous/contracts/billing/direct-debit';
import { Button, VisuallyHidden } from '@rendezvous/ui';
import { MethodMark } from '../money/method-mark';
import styles from './stored-methods.module.css';

interface Props {
  readonly mandate: Mandate;
  readonly onRemove: () => void;
}

/** The mandate that was signed for later purchases, with the way to take it back. */
export const StandingMandate = ({ mandate: { iban, holder, reference, signed_at: signedAt }, onRemove }: Props) => {
  const intl = useIntl();
  return (
    <section className={styles.mandate} aria-labelledby="standing-mandate">
      <h2 id="standing-mandate">{intl.formatMessage({ id: 'billing.stored.mandate.title' })}</h2>
      <p className={styles.intro}>{intl.formatMessage({ id: 'billing.stored.mandate.intro' })}</p>
      <div className={styles.row}>
        <MethodMark method="sepa" />
        <div className={styles.words}>
          <b className="num">{iban}</b>
          <span className="small">{holder}</span>
          <span className="small muted">{intl.formatMessage({ id: 'billing.stored.mandate.reference' }, { reference })}</span>
          <span className="small muted">
            {intl.formatMessage({ id: 'billing.stored.mandate.signed' }, { date: intl.formatDate(signedAt, { dateStyle: 'medium' }) })}
          </span>
        </div>
        <Button onClick={onRemove} className={styles.remove}>
          {intl.formatMessage({ id: 'billing.stored.mandate.remove' })}
          <VisuallyHidden> {intl.formatMessage({ id: 'billing.stored.mandate.name' }, { reference })}</VisuallyHidden>
        </Button>
      </div>
    </section>
  );
};
