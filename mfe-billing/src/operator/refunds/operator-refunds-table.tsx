import { FormattedDate, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OperatorRefund } from '@rendezvous/contracts/billing/operator-refunds';
import { Pill } from '@rendezvous/ui';
import { OperatorTable } from '@rendezvous/ui/operator-table';
import { useMoney } from '../../money/use-money';
import { pageAddress } from '../payments/page-address';

interface Props {
  readonly refunds: readonly OperatorRefund[];
  /** The number of the one that is open. */
  readonly selected: number | null;
  readonly addressOf: (number: number) => string;
}

const TONES = { requested: 'plain', pending: 'plain', unknown: 'danger', succeeded: 'ok', uncollected: 'plain', failed: 'warn' } as const;

/** What is told of how a refund stands: one that is done because nothing was debited is not told as paid. An older gateway does not tell. */
export const toldRefundState = ({ state, collected }: Pick<OperatorRefund, 'state'> & Partial<OperatorRefund>): keyof typeof TONES =>
  state === 'succeeded' && collected === false ? 'uncollected' : state;

/** How a refund stands; one that waits for an operator stands out. */
export const RefundPill = ({ refund }: { readonly refund: OperatorRefund }) => {
  const intl = useIntl();
  const state = toldRefundState(refund);
  return <Pill tone={refund.waits ? 'danger' : TONES[state]}>{intl.formatMessage({ id: `billing.operator-refunds.state.${state}` })}</Pill>;
};

/** Refunds, one a row; j and k walk through them. The order leads to the chain of its payment. */
export const OperatorRefundsTable = ({ refunds, selected, addressOf }: Props) => {
  const intl = useIntl();
  const { money } = useMoney();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.operator-refunds.${id}` }, values);
  const column = (id: string) => ({ id, heading: say(`column.${id}`) });
  return (
    <OperatorTable
      label={say('title')}
      rows={refunds}
      keyOf={({ number }) => number}
      selected={selected}
      renderLink={({ number }) => <Link to={addressOf(number)} />}
      columns={[
        { ...column('number'), render: ({ number }) => String(number) },
        { ...column('state'), render: (refund) => <RefundPill refund={refund} /> },
        { ...column('amount'), number: true, render: ({ amount }) => money(amount) },
        {
          ...column('order'),
          render: ({ order_id: order, payment_id: payment }) => (
            <Link to={pageAddress('trace', { find: `payment:${payment}` })} aria-label={say('trace', { order: String(order) })}>
              {order}
            </Link>
          ),
        },
        { ...column('member'), number: true, render: ({ member_id: member }) => String(member) },
        { ...column('provider'), render: ({ provider }) => intl.formatMessage({ id: `billing.payments.provider.${provider}` }) },
        { ...column('asked'), render: ({ requested_at: at }) => <FormattedDate value={at} dateStyle="medium" timeStyle="short" /> },
        { ...column('credit-note'), render: ({ credit_note: note }) => note ?? '—' },
      ]}
    />
  );
};
