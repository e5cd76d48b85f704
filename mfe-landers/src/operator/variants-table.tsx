import { type IntlShape, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OperatorLander } from '@rendezvous/contracts/landers/operator';
import { Pill } from '@rendezvous/ui';
import { addressOf } from './operator-address';
import { OperatorTable } from '@rendezvous/ui/operator-table';
import styles from './operator-landers.module.css';
import { useDates } from './use-dates';

interface VariantsTableProps {
  readonly variants: readonly OperatorLander[];
  readonly timeZone: string;
  readonly state: OperatorLander['state'] | null;
  readonly selected: string | null;
  readonly onHelp: () => void;
}

const TONES = { draft: 'plain', published: 'ok', withdrawn: 'warn' } as const;

const scheduleText = (intl: IntlShape, { starts_at: start, ends_at: end }: OperatorLander, told: (time: string) => string): string => {
  const [from, until] = [start && told(start), end && told(end)];
  const id = from ? (until ? 'both' : 'from') : until ? 'until' : 'always';
  return intl.formatMessage({ id: `landers.operator.schedule.${id}` }, { from, until });
};

/** The landers, one a row; j and k walk through them. */
export const VariantsTable = ({ variants, timeZone, state, selected, onHelp }: VariantsTableProps) => {
  const intl = useIntl();
  const { time } = useDates(timeZone);
  const say = (id: string) => intl.formatMessage({ id: `landers.operator.${id}` });
  const column = (id: string) => ({ id, heading: say(`column.${id}`) });
  return (
    <OperatorTable
      label={say('title')}
      rows={variants}
      keyOf={({ slug }) => slug}
      selected={selected}
      renderLink={({ slug }) => <Link to={addressOf({ state, variant: slug })} />}
      onHelp={onHelp}
      columns={[
        { ...column('variant'), render: ({ slug }) => slug },
        { ...column('template'), render: ({ template }) => template },
        { ...column('state'), render: (variant) => <Pill tone={TONES[variant.state]}>{say(`state.${variant.state}`)}</Pill> },
        { ...column('weight'), number: true, render: ({ weight }) => intl.formatNumber(weight) },
        { ...column('schedule'), className: styles.schedule, render: (variant) => scheduleText(intl, variant, time) },
        { ...column('visits'), number: true, render: ({ visits }) => intl.formatNumber(visits) },
      ]}
    />
  );
};
