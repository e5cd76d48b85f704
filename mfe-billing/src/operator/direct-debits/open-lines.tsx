import { useIntl } from 'react-intl';
import type { BankAnswerLine } from '@rendezvous/contracts/billing/operator-direct-debits';
import { Button } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useCalendarDay } from '../../calendar-day/use-calendar-day';
import styles from './direct-debits.module.css';

interface Props {
  readonly lines: readonly BankAnswerLine[];
  readonly busy: boolean;
  readonly onResolve: (line: BankAnswerLine) => void;
}

/** What banks said that could not be followed: one sentence a line, and the button for who has dealt with it. */
export const OpenLines = ({ lines, busy, onResolve }: Props) => {
  const intl = useIntl();
  const calendarDay = useCalendarDay();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.direct-debits.${id}` }, values);
  const sentenceOf = (line: BankAnswerLine): string => {
    const { amount, currency, reason } = line;
    const money = amount === null || currency === null ? null : intl.formatNumber(amount / 100, { style: 'currency', currency });
    const facts = [line.end_to_end_id, money, say(`says.${line.says}`), reason, calendarDay(line.on_day, 'medium')];
    return facts.filter((fact) => fact !== null).join(' · ');
  };
  if (lines.length === 0) return null;
  return (
    <section aria-label={say('lines')}>
      <h2 className={operatorPage.subtitle}>{say('lines')}</h2>
      <p className={operatorPage.quiet}>{say('lines-text')}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={`${line.answer}-${line.position}`} className={styles.line}>
            <div>
              <p>{sentenceOf(line)}</p>
              <p className={operatorPage.quiet}>
                {say(`fault.${line.fault}`)} {say('line-of', { file: line.file_name })}
              </p>
            </div>
            <Button variant="quiet" busy={busy} onClick={() => onResolve(line)}>
              {say('resolve')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
