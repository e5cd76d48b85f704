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
  /** Beside the last question, which says itself that credits are lost: told only where something comes back, or may. */
  readonly asked?: boolean;
}

/** What somebody who leaves gets back, before they do. */
export const LeavingRefund = ({ credits, quotes, asked = false }: Props) => {
  const intl = useIntl();
  const { support_email: email } = useSettings();
  if (quotes === null) return <p>{intl.formatMessage({ id: 'billing.refunds.leaving-unknown' }, { credits, email })}</p>;
  if (quotes.length === 0 && asked) return null;
  return quotes.length === 0 ? (
    <p>{intl.formatMessage({ id: 'billing.refunds.leaving-nothing' }, { credits })}</p>
  ) : (
    <Worth quotes={quotes} />
  );
};

/** What is still to be debited does not come back: it is not debited. An older gateway does not tell. */
const worthOf = (quotes: readonly RefundQuote[]): string => {
  const uncollected = quotes.filter(({ collected }) => collected === false);
  if (uncollected.length === 0) return 'leaving-worth';
  return uncollected.length === quotes.length ? 'leaving-uncollected' : 'leaving-mixed';
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
          : intl.formatMessage({ id: `billing.refunds.${worthOf(quotes)}` }, { unused, amount })}
      </p>
      <LinkButton render={<Link to="/credits/refund" />}>{intl.formatMessage({ id: 'billing.refunds.title' })}</LinkButton>
    </div>
  );
};
