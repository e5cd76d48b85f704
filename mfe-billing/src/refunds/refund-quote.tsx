import { useIntl } from 'react-intl';
import type { RefundQuote as Quote } from '@rendezvous/contracts/billing/refunds';
import { Button, Card } from '@rendezvous/ui';
import { useCalendarDay } from '../calendar-day/use-calendar-day';
import { useMoney } from '../money/use-money';
import { usePaidWith } from '../receipt-parts/receipt-lines';
import { AfterDebit } from './after-debit';
import styles from './refunds.module.css';

/** A purchase whose unused credits can go back, with what comes of it. */
export const RefundQuote = ({ quote, onWithdraw }: { quote: Quote; onWithdraw: () => void }) => {
  const intl = useIntl();
  const { money } = useMoney();
  const paidWith = usePaidWith();
  const calendarDay = useCalendarDay();
  // an older gateway does not tell how it was paid
  const { method, card, invoice } = quote;
  const bought = intl.formatDate(quote.bought_at, { dateStyle: 'long' });
  // a day of the site's calendar, written like one of the banks'
  const until = calendarDay(quote.until);
  // an older gateway does not tell of debits
  const uncollected = quote.collected === false;
  return (
    <Card as="article" className={styles.quote}>
      <div className={styles.words}>
        <h3>{intl.formatMessage({ id: 'billing.refunds.bought' }, { date: bought })}</h3>
        {method === undefined ? null : (
          <p className="small muted">
            {paidWith({ method, card: card ?? null })}
            {invoice ? (
              <>
                {' · '}
                <span className={styles.receipt}>{intl.formatMessage({ id: 'billing.refunds.receipt' }, { invoice })}</span>
              </>
            ) : null}
          </p>
        )}
        <p>{intl.formatMessage({ id: 'billing.refunds.unused' }, { unused: quote.unused, credits: quote.credits })}</p>
        {quote.whole ? (
          <p className="small muted">
            {intl.formatMessage({ id: uncollected ? 'billing.refunds.whole-uncollected' : 'billing.refunds.whole' })}
          </p>
        ) : null}
        <AfterDebit quote={quote} />
        <p className="small muted">{intl.formatMessage({ id: 'billing.refunds.until' }, { date: until })}</p>
      </div>
      <p className={styles.sum}>
        <span className="small muted">
          {intl.formatMessage({ id: uncollected ? 'billing.refunds.back-uncollected' : 'billing.refunds.back' })}
        </span>
        <b className="num">{money(quote.amount)}</b>
      </p>
      <Button
        className={styles.withdraw}
        onClick={onWithdraw}
        aria-label={intl.formatMessage(
          { id: 'billing.refunds.withdraw-name' },
          { credits: quote.credits, date: bought, invoice: invoice ?? 'none' },
        )}
      >
        {intl.formatMessage({ id: 'billing.refunds.withdraw' })}
      </Button>
    </Card>
  );
};
