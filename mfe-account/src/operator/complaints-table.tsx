import { FormattedDate, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OperatorComplaint } from '@rendezvous/contracts/account/operator-complaints';
import { Pill } from '@rendezvous/ui';
import { OperatorTable } from '@rendezvous/ui/operator-table';

interface Props {
  readonly complaints: readonly OperatorComplaint[];
  /** Number of the one that is open. */
  readonly selected: string | null;
  readonly addressOf: (number: string) => string;
}

const TONES = { open: 'warn', answered: 'ok', closed: 'plain' } as const;

/** Complaints, one a row; j and k walk through them. */
export const ComplaintsTable = ({ complaints, selected, addressOf }: Props) => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `account.operator.complaints.${id}` });
  const column = (id: string) => ({ id, heading: say(`column.${id}`) });
  return (
    <OperatorTable
      label={say('title')}
      rows={complaints}
      keyOf={({ number }) => number}
      selected={selected}
      renderLink={({ number }) => <Link to={addressOf(number)} />}
      columns={[
        { ...column('number'), render: ({ number }) => number },
        { ...column('state'), render: ({ state, outcome }) => <Pill tone={TONES[state]}>{say(`state.${outcome ?? state}`)}</Pill> },
        { ...column('category'), render: ({ category }) => intl.formatMessage({ id: `account.complaints.category.${category}` }) },
        { ...column('filed'), render: ({ filed_at: at }) => <FormattedDate value={at} dateStyle="medium" timeStyle="short" /> },
        { ...column('by'), render: ({ member_id: by }) => by ?? say('visitor') },
        { ...column('about'), render: ({ about_id: about }) => about ?? '—' },
        { ...column('language'), render: ({ locale }) => locale },
      ]}
    />
  );
};
