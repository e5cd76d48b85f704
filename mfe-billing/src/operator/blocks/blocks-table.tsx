import { FormattedDate, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MethodBlock } from '@rendezvous/contracts/billing/operator-blocks';
import { Pill } from '@rendezvous/ui';
import { OperatorTable } from '@rendezvous/ui/operator-table';
import { useMethodName } from '../../money/use-money';
import { useCause } from './use-cause';

interface Props {
  readonly blocks: readonly MethodBlock[];
  /** The id of the one that is open. */
  readonly selected: string | null;
  readonly addressOf: (id: string) => string;
}

/** Whether it stands. */
export const BlockPill = ({ lifted }: Pick<MethodBlock, 'lifted'>) => {
  const intl = useIntl();
  const state = lifted === null ? 'standing' : 'lifted';
  return <Pill tone={lifted === null ? 'danger' : 'plain'}>{intl.formatMessage({ id: `billing.blocks.state.${state}` })}</Pill>;
};

/** Blocks, one a row; j and k walk through them. */
export const BlocksTable = ({ blocks, selected, addressOf }: Props) => {
  const intl = useIntl();
  const [methodName, cause] = [useMethodName(), useCause()];
  const say = (id: string) => intl.formatMessage({ id: `billing.blocks.${id}` });
  const column = (id: string) => ({ id, heading: say(`column.${id}`) });
  return (
    <OperatorTable
      label={say('title')}
      rows={blocks}
      keyOf={({ id }) => id}
      selected={selected}
      renderLink={({ id }) => <Link to={addressOf(id)} />}
      columns={[
        { ...column('member'), render: ({ member_id: member }) => `#${member}` },
        { ...column('method'), render: ({ method }) => methodName(method) },
        { ...column('state'), render: (block) => <BlockPill {...block} /> },
        { ...column('cause'), render: cause },
        { ...column('since'), render: ({ since }) => <FormattedDate value={since} dateStyle="medium" timeStyle="short" /> },
      ]}
    />
  );
};
