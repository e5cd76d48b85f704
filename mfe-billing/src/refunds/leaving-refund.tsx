import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSettings } from '@rendezvous/client';
import type { RefundQuote } from '@rendezvous/contracts/billing/refunds';
import { LinkButton } from '@rendezvous/ui';
import { useMoney } from '../money/use-money';
import styles from './refunds.module.css';

interface Props {
  readonly credits: number;
  /** null while they cannot be had. */
  readonly quotes: readonly RefundQuote[] | null;
}

/** What somebody who leaves gets back, before they do. */
export const LeavingRefund = ({ credits, quotes }: Props) => {
  const intl = useIntl();
  const { support_email: email } = useSettings();
  if (quotes === null) return <p>{intl.formatMessage({ id: 'billing.refunds.leaving-unknown' }, { credits, email })}</p>;
  return quotes.length === 0 ? (
    <p>{intl.formatMessage({ id: 'billing.refunds.leaving-nothing' }, { credits })}</p>
  ) : (
    <Worth quotes={quotes} />
  );
};

const Worth = ({ quotes }: { quotes: readonly RefundQuote[] }) => {
  const intl = useIntl();
  const { money } = useMoney();
  const unused = quotes.reduce((sum, quote) => sum + quote.unused, 0);
  const [{ amount: first }] = quotes as [RefundQuote];
  // purchases of one member are in one currency, unless they moved: then each is told on the page
  const same = quotes.every(({ amount }) => amount.currency === first.currency);
  const amount = same ? money({ ...first, amount: quotes.reduce((sum, quote) => sum + quote.amount.amount, 0) }) : null;
  return (
    <div className={styles.leaving}>
      <p>
        {amount === null
          ? intl.formatMessage({ id: 'billing.refunds.leaving-some' }, { unused })
          : intl.formatMessage({ id: 'billing.refunds.leaving-worth' }, { unused, amount })}
      </p>
      <LinkButton render={<Link to="/credits/refund" />}>{intl.formatMessage({ id: 'billing.refunds.title' })}</LinkButton>
    </div>
  );
};
