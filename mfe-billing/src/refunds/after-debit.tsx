import { useIntl } from 'react-intl';
import { awaitedDebit } from '@rendezvous/contracts/billing/refund-terms';
import type { RefundQuote } from '@rendezvous/contracts/billing/refunds';
import { useCalendarDay } from '../calendar-day/use-calendar-day';

/** That the money goes back only after it was collected, and when that is. */
export const AfterDebit = ({ quote }: { readonly quote: RefundQuote }) => {
  const intl = useIntl();
  const calendarDay = useCalendarDay();
  const due = awaitedDebit(quote);
  return due === null ? null : (
    <p className="small muted">{intl.formatMessage({ id: 'billing.refunds.after-debit' }, { date: calendarDay(due) })}</p>
  );
};
