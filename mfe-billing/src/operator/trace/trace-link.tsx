import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { TraceRow } from '@rendezvous/contracts/billing/operator-trace';
import { classNames, Pill } from '@rendezvous/ui';
import { useCalendarDay } from '../../calendar-day/use-calendar-day';
import { useMoney } from '../../money/use-money';
import { pageAddress } from '../payments/page-address';
import styles from './trace.module.css';

/** One link of the chain: what it is, how it stands, how much, when and by whom; or why it is not there. */
export const TraceLink = ({ row, current }: { readonly row: TraceRow; readonly current: boolean }) => {
  const intl = useIntl();
  const calendarDay = useCalendarDay();
  const say = (id: string) => intl.formatMessage({ id: `billing.trace.${id}` });
  // an older gateway does not tell of debits
  const { kind, name, label, state, at, due = null, source, missing, debit = null } = row;
  const [stateName, amounts] = [useStateName(row), useAmounts(row)];
  return (
    <li className={classNames(styles.link, missing && styles.missing, current && styles.current)}>
      <span className={styles.what}>{say(`kind.${kind}`)}</span>
      {missing ? (
        <span className={styles.why}>{say(`missing.${debit ?? missing}`)}</span>
      ) : (
        <>
          <span className={styles.name}>
            {name === null ? (
              label
            ) : (
              <Link to={pageAddress('trace', { find: name })} aria-current={current ? 'true' : undefined}>
                {label}
              </Link>
            )}
          </span>
          <span className={styles.state}>{state === null ? null : <Pill>{stateName}</Pill>}</span>
          <span className={styles.amount}>{amounts}</span>
          <span className={styles.when}>
            {at === null ? null : intl.formatDate(at, kind === 'line' ? DAY : TIME)}
            {due === null ? null : ` · ${intl.formatMessage({ id: 'billing.trace.due' }, { date: calendarDay(due, 'medium') })}`}
            {' · '}
            {source === null ? say('source.here') : intl.formatMessage({ id: `billing.payments.provider.${source}` })}
          </span>
        </>
      )}
    </li>
  );
};

/** A day of a bank's calendar, not an instant. */
const DAY = { dateStyle: 'medium', timeZone: 'UTC' } as const;
const TIME = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** A word of its kind: the ledger's kinds are told as in the statement. */
const useStateName = ({ kind, state }: TraceRow): string => {
  const intl = useIntl();
  if (state === null) return '';
  return intl.formatMessage({ id: kind === 'entry' ? `billing.statement.entry.${state}` : `billing.trace.state.${state}` });
};

const useAmounts = ({ amount, credits }: TraceRow): string => {
  const intl = useIntl();
  const { money } = useMoney();
  const counted = credits === null ? [] : [intl.formatMessage({ id: 'billing.trace.credits' }, { count: credits })];
  return [...(amount === null ? [] : [money(amount)]), ...counted].join(' · ');
};
