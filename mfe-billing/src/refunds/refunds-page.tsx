import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { listRefunds, RefundQuote as Quote } from '@rendezvous/contracts/billing/refunds';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { EmptyState, LinkButton } from '@rendezvous/ui';
import { RefundList } from './refund-list';
import { RefundQuote } from './refund-quote';
import styles from './refunds.module.css';

interface Props {
  readonly answer: ReplyOf<typeof listRefunds>;
  readonly onWithdraw: (quote: Quote) => void;
}

/** What can go back now, and what went back before. */
export const RefundsPage = ({ answer: { quotes, refunds, refund_days: days }, onWithdraw }: Props) => {
  const intl = useIntl();
  return (
    <>
      <p className={styles.intro}>{intl.formatMessage({ id: 'billing.refunds.intro' }, { days })}</p>
      {quotes.length === 0 ? (
        <EmptyState
          title={intl.formatMessage({ id: 'billing.refunds.empty' })}
          actions={<LinkButton render={<Link to="/transactions" />}>{intl.formatMessage({ id: 'billing.refunds.purchases' })}</LinkButton>}
        >
          {intl.formatMessage({ id: 'billing.refunds.empty-text' }, { days })}
        </EmptyState>
      ) : (
        <section className={styles.section}>
          <h2>{intl.formatMessage({ id: 'billing.refunds.open' })}</h2>
          {quotes.map((quote) => (
            <RefundQuote key={quote.order} quote={quote} onWithdraw={() => onWithdraw(quote)} />
          ))}
        </section>
      )}
      {refunds.length === 0 ? null : (
        <section className={styles.section}>
          <h2>{intl.formatMessage({ id: 'billing.refunds.list' })}</h2>
          <RefundList refunds={refunds} />
        </section>
      )}
    </>
  );
};
