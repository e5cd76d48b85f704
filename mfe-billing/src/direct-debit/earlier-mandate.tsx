import { useIntl } from 'react-intl';
import { useRefusalSentence } from '@rendezvous/client';
import type { DirectDebit } from '@rendezvous/contracts/billing/direct-debit';
import { Button, Card, FormError } from '@rendezvous/ui';
import { MethodMark } from '../money/method-mark';
import styles from './direct-debit.module.css';

interface Props {
  readonly mandate: NonNullable<DirectDebit['mandate']>;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onUse: () => void;
  readonly onOther: () => void;
}

/** The account of the last time, again. */
export const EarlierMandate = ({ mandate: { iban, holder, mobile, signed_at: signedAt }, busy, error, onUse, onOther }: Props) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const date = intl.formatDate(signedAt, { dateStyle: 'long' });
  return (
    <>
      <FormError>{error === null ? null : sentence(error)}</FormError>
      <Card className={styles.card}>
        <div className={styles.account}>
          <MethodMark method="sepa" />
          <div>
            <b className="num">{iban}</b>
            <p className="small muted">{holder}</p>
          </div>
        </div>
        <p className="small muted">{intl.formatMessage({ id: 'billing.direct-debit.earlier-text' }, { date, mobile })}</p>
      </Card>
      <div className={styles.actions}>
        <Button variant="accent" size="big" full busy={busy} onClick={onUse}>
          {intl.formatMessage({ id: 'billing.direct-debit.use-again' }, { iban })}
        </Button>
        <Button size="big" full onClick={onOther}>
          {intl.formatMessage({ id: 'billing.direct-debit.other-account' })}
        </Button>
      </div>
    </>
  );
};
