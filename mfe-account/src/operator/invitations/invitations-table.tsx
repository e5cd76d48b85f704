import { FormattedDate, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OperatorInvitation } from '@rendezvous/contracts/account/operator-invitations';
import { Pill } from '@rendezvous/ui';
import { OperatorTable } from '@rendezvous/ui/operator-table';

interface Props {
  readonly invitations: readonly OperatorInvitation[];
  /** The one that is open. */
  readonly selected: number | null;
  readonly addressOf: (id: number) => string;
}

const TONES = { open: 'ok', 'used-up': 'plain', expired: 'plain', withdrawn: 'warn' } as const;

/** Invitations, one a row; j and k walk through them. */
export const InvitationsTable = ({ invitations, selected, addressOf }: Props) => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `account.operator.invitations.${id}` });
  const column = (id: string) => ({ id, heading: say(`column.${id}`) });
  return (
    <OperatorTable
      label={say('title')}
      rows={invitations}
      keyOf={({ id }) => id}
      selected={selected}
      renderLink={({ id }) => <Link to={addressOf(id)} />}
      columns={[
        { ...column('code'), render: ({ code }) => code },
        { ...column('label'), render: ({ label }) => (label === '' ? say('from-list') : label) },
        { ...column('state'), render: ({ state }) => <Pill tone={TONES[state]}>{say(`state.${state}`)}</Pill> },
        {
          ...column('uses'),
          number: true,
          render: ({ uses, max_uses: most }) => `${intl.formatNumber(uses)} / ${intl.formatNumber(most)}`,
        },
        {
          ...column('expires'),
          render: ({ expires_at: at }) => (at === null ? '—' : <FormattedDate value={at} dateStyle="medium" timeStyle="short" />),
        },
        { ...column('site'), render: ({ site }) => site },
        { ...column('made'), render: ({ created_at: at }) => <FormattedDate value={at} dateStyle="medium" timeStyle="short" /> },
      ]}
    />
  );
};
