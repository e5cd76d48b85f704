import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Refund } from '@rendezvous/contracts/billing/refunds';
import { Pill } from '@rendezvous/ui';
import { useMoney } from '../money/use-money';
import { CreditNoteLink } from '../transactions/receipt-parts/credit-note-link';
import styles from './refunds.module.css';

const TONES = { requested: 'warn', pending: 'warn', unknown: 'warn', succeeded: 'ok', failed: 'danger' } as const;
/** The sentence of a state that needs one besides its name; null for the others. */
const textOf = ({ state, disputed, collected }: Refund): string | null => {
  // an older gateway does not tell
  if (state === 'succeeded' && collected === false) return 'billing.refunds.uncollected-text';
  if (state === 'unknown') return 'billing.refunds.unknown-text';
  if (state !== 'failed') return null;
  // an older gateway does not tell of disputes
  return disputed ? `billing.refunds.failed-disputed.${disputed}` : 'billing.refunds.failed-text';
};

/** Money that went back, or is on its way. */
export const RefundList = ({ refunds }: { refunds: readonly Refund[] }) => {
  const intl = useIntl();
  const { money } = useMoney();
  return (
    <ul className={styles.list}>
      {refunds.map((refund) => {
        const { id, order, state, credits, amount, requested_at } = refund;
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
              {text === null ? null : <span className="small">{intl.formatMessage({ id: text })}</span>}
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
