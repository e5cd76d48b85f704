import { FormattedDate, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { BankFile } from '@rendezvous/contracts/billing/operator-direct-debits';
import { Pill } from '@rendezvous/ui';
import { OperatorTable } from '@rendezvous/ui/operator-table';
import { useMoney } from '../../money/use-money';

interface Props {
  readonly files: readonly BankFile[];
  /** The one that is open. */
  readonly selected: number | null;
  readonly addressOf: (id: number) => string;
}

export const TONES = {
  written: 'plain',
  delivering: 'plain',
  delivered: 'plain',
  unknown: 'danger',
  accepted: 'ok',
  partly: 'warn',
  rejected: 'danger',
} as const;

/** Files for the bank, one a row; j and k walk through them. */
export const BankFilesTable = ({ files, selected, addressOf }: Props) => {
  const intl = useIntl();
  const { money } = useMoney();
  const say = (id: string) => intl.formatMessage({ id: `billing.direct-debits.${id}` });
  const column = (id: string) => ({ id, heading: say(`column.${id}`) });
  return (
    <OperatorTable
      label={say('title')}
      rows={files}
      keyOf={({ id }) => id}
      selected={selected}
      renderLink={({ id }) => <Link to={addressOf(id)} />}
      columns={[
        { ...column('number'), render: ({ id }) => intl.formatNumber(id, { useGrouping: false }) },
        { ...column('state'), render: ({ state }) => <Pill tone={TONES[state]}>{say(`state.${state}`)}</Pill> },
        { ...column('written'), render: ({ created_at: at }) => <FormattedDate value={at} dateStyle="medium" timeStyle="short" /> },
        { ...column('kind'), render: ({ kind }) => say(`kind.${kind}`) },
        { ...column('payments'), number: true, render: ({ payments }) => intl.formatNumber(payments) },
        { ...column('total'), number: true, render: ({ total }) => money(total) },
      ]}
    />
  );
};
