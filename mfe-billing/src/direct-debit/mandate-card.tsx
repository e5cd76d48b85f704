import { useIntl } from 'react-intl';
import type { DirectDebit } from '@rendezvous/contracts/billing/direct-debit';
import { Card } from '@rendezvous/ui';
import { useCalendarDay } from '../calendar-day/use-calendar-day';
import styles from './direct-debit.module.css';

interface Props {
  readonly chosen: NonNullable<DirectDebit['chosen']>;
}

/** What is signed, word by word. */
export const MandateCard = ({ chosen: { text, due } }: Props) => {
  const intl = useIntl();
  const calendarDay = useCalendarDay();
  const { creditor, reference, holder, iban, wording, is_new: isNew } = text;
  const facts = [
    ['creditor', creditor.name],
    ['creditor-id', creditor.id],
    ['reference', reference],
    ['holder', holder],
    ['iban', iban],
    ['due', calendarDay(due)],
  ] as const;
  return (
    <Card as="section" className={styles.mandate}>
      <h2>{intl.formatMessage({ id: 'billing.direct-debit.mandate' })}</h2>
      {isNew ? null : <p>{intl.formatMessage({ id: 'billing.direct-debit.mandate-stands' })}</p>}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="small muted">{intl.formatMessage({ id: `billing.direct-debit.${name}` })}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.wording}>
        {wording.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Card>
  );
};
