import { useIntl } from 'react-intl';
import { STATEMENT_KINDS, type StatementKind } from '@rendezvous/contracts/billing/statement';
import { Select, TextInput } from '@rendezvous/ui';
import styles from './statement.module.css';

/** What is shown of a statement; without a value, all. */
export interface StatementChoice {
  readonly kind?: StatementKind;
  readonly from?: string;
  readonly to?: string;
}

interface Props {
  readonly choice: StatementChoice;
  readonly onChoose: (choice: StatementChoice) => void;
}

/** What costs credits, and cannot be sent yet: nobody has such entries to choose. */
const NOT_YET: readonly StatementKind[] = ['photos', 'gifts'];
const OFFERED = STATEMENT_KINDS.filter((kind) => !NOT_YET.includes(kind));

/** Chooses entries by what they are and by the days on which they were written. */
export const StatementFilter = ({ choice, onChoose }: Props) => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.statement.${id}` });
  const choose = (name: keyof StatementChoice, value: string): void => {
    const { [name]: _, ...rest } = choice;
    onChoose(value === '' ? rest : { ...rest, [name]: value });
  };
  return (
    <div className={styles.filter} role="group" aria-label={say('filter')}>
      <Select
        label={say('kind')}
        placeholder={say('kind.all')}
        value={choice.kind ?? ''}
        options={OFFERED.map((value) => ({ value, label: say(`kind.${value}`) }))}
        onChange={(event) => choose('kind', event.target.value)}
      />
      <TextInput
        label={say('from')}
        type="date"
        value={choice.from ?? ''}
        max={choice.to}
        onChange={(event) => choose('from', event.target.value)}
      />
      <TextInput
        label={say('to')}
        type="date"
        value={choice.to ?? ''}
        min={choice.from}
        onChange={(event) => choose('to', event.target.value)}
      />
    </div>
  );
};
