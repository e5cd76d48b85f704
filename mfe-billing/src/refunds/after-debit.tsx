import { useIntl } from 'react-intl';
import type { RefundQuote } from '@rendezvous/contracts/billing/refunds';
import { useBankDay } from '../order-debit/use-bank-day';

/** The day of a debit that has to be collected before its money can go back; null where there is none. An older gateway does not tell. */
export const awaitedDebit = ({ collected, direct_debit: debit }: Pick<RefundQuote, 'collected' | 'direct_debit'>): string | null =>
  collected !== false && debit?.state === 'signed' ? debit.due : null;

/** That the money goes back only after it was collected, and when that is. */
export const AfterDebit = ({ quote }: { readonly quote: RefundQuote }) => {
  const intl = useIntl();
  const bankDay = useBankDay();
  const due = awaitedDebit(quote);
  return due === null ? null : (
    <p className="small muted">{intl.formatMessage({ id: 'billing.refunds.after-debit' }, { date: bankDay(due) })}</p>
  );
};
