import { FormattedDate, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { WebhookEvent } from '@rendezvous/contracts/billing/webhook-events';
import { Pill } from '@rendezvous/ui';
import { OperatorTable } from '@rendezvous/ui/operator-table';

interface Props {
  readonly events: readonly WebhookEvent[];
  /** The one that is open. */
  readonly selected: number | null;
  readonly addressOf: (id: number) => string;
}

export const TONES = { received: 'plain', processed: 'ok', parked: 'warn', failed: 'danger' } as const;

/** Events, one a row; j and k walk through them. */
export const WebhooksTable = ({ events, selected, addressOf }: Props) => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.webhooks.${id}` });
  const column = (id: string) => ({ id, heading: say(`column.${id}`) });
  return (
    <OperatorTable
      label={say('title')}
      rows={events}
      keyOf={({ id }) => id}
      selected={selected}
      renderLink={({ id }) => <Link to={addressOf(id)} />}
      columns={[
        { ...column('number'), render: ({ id }) => intl.formatNumber(id, { useGrouping: false }) },
        { ...column('state'), render: ({ state }) => <Pill tone={TONES[state]}>{say(`state.${state}`)}</Pill> },
        { ...column('received'), render: ({ received_at: at }) => <FormattedDate value={at} dateStyle="medium" timeStyle="short" /> },
        { ...column('provider'), render: ({ provider }) => intl.formatMessage({ id: `billing.payments.provider.${provider}` }) },
        { ...column('type'), render: ({ type }) => type },
        { ...column('order'), number: true, render: ({ order_id: order }) => order ?? '—' },
        { ...column('tries'), number: true, render: ({ tries }) => intl.formatNumber(tries) },
      ]}
    />
  );
};
