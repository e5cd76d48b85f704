import { FormattedDate, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Adjustment } from '@rendezvous/contracts/billing/operator-adjustments';
import { Pill } from '@rendezvous/ui';
import { OperatorTable } from '@rendezvous/ui/operator-table';
import { useSigned } from '../../money/use-signed';
import { useOperatorName } from '../payments/use-operator-name';

interface Props {
  readonly adjustments: readonly Adjustment[];
  /** The one that is open. */
  readonly selected: number | null;
  readonly addressOf: (id: number) => string;
}

export const TONES = { open: 'warn', applied: 'ok', declined: 'danger', expired: 'plain' } as const;

/** Adjustments, one a row; j and k walk through them. */
export const AdjustmentsTable = ({ adjustments, selected, addressOf }: Props) => {
  const intl = useIntl();
  const operatorName = useOperatorName();
  const signed = useSigned();
  const say = (id: string) => intl.formatMessage({ id: `billing.adjustments.${id}` });
  const column = (id: string) => ({ id, heading: say(`column.${id}`) });
  return (
    <OperatorTable
      label={say('title')}
      rows={adjustments}
      keyOf={({ id }) => id}
      selected={selected}
      renderLink={({ id }) => <Link to={addressOf(id)} />}
      columns={[
        { ...column('number'), render: ({ id }) => String(id) },
        { ...column('state'), render: ({ state }) => <Pill tone={TONES[state]}>{say(`state.${state}`)}</Pill> },
        { ...column('credits'), number: true, render: ({ credits }) => signed(credits) },
        { ...column('member'), number: true, render: ({ member_id: member }) => String(member) },
        { ...column('asked'), render: ({ asked_at: at }) => <FormattedDate value={at} dateStyle="medium" timeStyle="short" /> },
        { ...column('asked-by'), render: ({ asked_by: by }) => operatorName(by) },
        { ...column('decided-by'), render: ({ decided_by: by }) => (by === null ? '—' : operatorName(by)) },
      ]}
    />
  );
};
