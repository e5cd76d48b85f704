import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Refund } from '@rendezvous/contracts/billing/refunds';
import { Pill } from '@rendezvous/ui';
import { useMoney } from '../money/use-money';
import { CreditNoteLink } from '../transactions/receipt-parts/credit-note-link';
import styles from './refunds.module.css';

const TONES = { requested: 'warn', pending: 'warn', unknown: 'warn', succeeded: 'ok', failed: 'danger' } as const;
/** States that need a sentence besides their name. */
const TOLD: ReadonlySet<Refund['state']> = new Set(['failed', 'unknown']);

/** Money that went back, or is on its way. */
export const RefundList = ({ refunds }: { refunds: readonly Refund[] }) => {
  const intl = useIntl();
  const { money } = useMoney();
  return (
    <ul className={styles.list}>
      {refunds.map((refund) => {
        const { id, order, state, credits, amount, requested_at } = refund;
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
              {TOLD.has(state) ? <span className="small">{intl.formatMessage({ id: `billing.refunds.${state}-text` })}</span> : null}
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
