import { FormattedDate, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OperatorDiscountCode } from '@rendezvous/contracts/billing/operator-discount-codes';
import { Pill } from '@rendezvous/ui';
import { OperatorTable } from '@rendezvous/ui/operator-table';
import { useMoney } from '../../money/use-money';

interface Props {
  readonly codes: readonly OperatorDiscountCode[];
  /** The one that is open. */
  readonly selected: string | null;
  readonly addressOf: (code: string) => string;
}

/** Whether a code counts now, as its pill says it. */
export const stateOf = ({ status, expired }: OperatorDiscountCode): 'active' | 'inactive' | 'expired' =>
  status === 'inactive' ? 'inactive' : expired ? 'expired' : 'active';
const TONES = { active: 'ok', inactive: 'warn', expired: 'plain' } as const;

/** Codes, one a row; j and k walk through them. */
export const CodesTable = ({ codes, selected, addressOf }: Props) => {
  const intl = useIntl();
  const { percent } = useMoney();
  const say = (id: string) => intl.formatMessage({ id: `billing.codes.${id}` });
  const column = (id: string) => ({ id, heading: say(`column.${id}`) });
  return (
    <OperatorTable
      label={say('title')}
      rows={codes}
      keyOf={({ code }) => code}
      selected={selected}
      renderLink={({ code }) => <Link to={addressOf(code)} />}
      columns={[
        { ...column('code'), render: ({ code }) => code },
        { ...column('percentage'), number: true, render: ({ percentage }) => percent(percentage) },
        { ...column('state'), render: (one) => <Pill tone={TONES[stateOf(one)]}>{say(`state.${stateOf(one)}`)}</Pill> },
        {
          ...column('used'),
          number: true,
          render: ({ used, maximum_uses: most }) =>
            most === null ? intl.formatNumber(used) : `${intl.formatNumber(used)} / ${intl.formatNumber(most)}`,
        },
        { ...column('reserved'), number: true, render: ({ reserved }) => intl.formatNumber(reserved) },
        {
          ...column('expires'),
          render: ({ expires }) => (expires === null ? '—' : <FormattedDate value={expires} dateStyle="medium" timeStyle="short" />),
        },
        { ...column('made'), render: ({ created_at: at }) => <FormattedDate value={at} dateStyle="medium" /> },
      ]}
    />
  );
};
