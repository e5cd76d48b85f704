import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Refund } from '@rendezvous/contracts/billing/refunds';
import { Pill } from '@rendezvous/ui';
import { useCalendarDay } from '../calendar-day/use-calendar-day';
import { useMoney } from '../money/use-money';
import { nextOf, toldState } from './told-refund';
import { CreditNoteLink } from '../receipt-parts/credit-note-link';
import styles from './refunds.module.css';

const TONES = { requested: 'warn', pending: 'warn', unknown: 'warn', succeeded: 'ok', uncollected: 'plain', failed: 'danger' } as const;

/** The sentence of a state that needs one besides its name; null for the others. */
const textOf = (refund: Refund): string | null => {
  const { state, disputed } = refund;
  if (state === 'succeeded') return toldState(refund) === 'uncollected' ? 'billing.refunds.uncollected-text' : null;
  if (state !== 'failed') return nextOf(refund);
  // an older gateway does not tell of disputes
  return disputed ? `billing.refunds.failed-disputed.${disputed}` : 'billing.refunds.failed-text';
};

/** Money that went back, or is on its way. */
export const RefundList = ({ refunds }: { refunds: readonly Refund[] }) => {
  const intl = useIntl();
  const { money } = useMoney();
  const calendarDay = useCalendarDay();
  return (
    <ul className={styles.list}>
      {refunds.map((refund) => {
        const { id, order, credits, amount, requested_at, direct_debit: debit } = refund;
        const state = toldState(refund);
        const text = textOf(refund);
        return (
          <li key={id} className={styles.row}>
            <div className={styles.words}>
              <Link to={`/transactions/${order}`}>{intl.formatMessage({ id: 'billing.money.credits' }, { count: credits })}</Link>
              <span className="small muted">{intl.formatDate(requested_at, { dateStyle: 'medium', timeStyle: 'short' })}</span>
              {refund.credit_note === null ? null : (
                <span className="small">
                  <CreditNoteLink refund={refund} />
                </span>
              )}
              {text === null ? null : (
                <span className="small">{intl.formatMessage({ id: text }, { date: debit && calendarDay(debit.due) })}</span>
              )}
            </div>
            <span className={styles.end}>
              <b className="num">{money(amount)}</b>
              <Pill tone={TONES[state]}>{intl.formatMessage({ id: `billing.refunds.state.${state}` })}</Pill>
            </span>
          </li>
        );
      })}
    </ul>
  );
};
