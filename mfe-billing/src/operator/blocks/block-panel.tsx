import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useUser } from '@rendezvous/client';
import type { MethodBlock } from '@rendezvous/contracts/billing/operator-blocks';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useMethodName, useMoney } from '../../money/use-money';
import { Facts } from '../payments/facts';
import { pageAddress } from '../payments/page-address';
import { ReasonForm } from '../payments/reason-form';
import { useOperatorName } from '../payments/use-operator-name';
import { BlockPill } from './blocks-table';
import { useCause } from './use-cause';

interface Props {
  readonly block: MethodBlock;
  readonly busy: boolean;
  readonly onLift: (reason: string) => void;
}

/** The block that is open: why it is there, and the way to lift it. */
export const BlockPanel = ({ block, busy, onLift }: Props) => {
  const intl = useIntl();
  const viewer = useUser()?.id;
  const methodName = useMethodName();
  const operatorName = useOperatorName();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.blocks.${id}` }, values);
  const { member_id: member, method, lifted } = block;
  const title = say('one', { method: methodName(method), member: String(member) });
  return (
    <section className={operatorPage.detail} aria-label={title}>
      <h2 className={operatorPage.subtitle}>
        {title} <BlockPill lifted={lifted} />
      </h2>
      <Facts facts={useFacts(block)} />
      {lifted !== null ? (
        <p>
          {say('is-lifted-by', {
            date: intl.formatDate(lifted.at, { dateStyle: 'medium', timeStyle: 'short' }),
            by: operatorName(lifted.by),
            reason: lifted.reason,
          })}
        </p>
      ) : member === viewer ? (
        <p className={operatorPage.quiet}>{say('yourself')}</p>
      ) : (
        <ReasonForm page="blocks" hint={say('reason-hint')} action={say('lift')} busy={busy} onReason={onLift}>
          <p>{say('lift-text', { method: methodName(method) })}</p>
        </ReasonForm>
      )}
    </section>
  );
};

/** What is known of a block, in words. */
const useFacts = (block: MethodBlock): readonly (readonly [string, ReactNode])[] => {
  const intl = useIntl();
  const { money } = useMoney();
  const cause = useCause();
  const say = (id: string) => intl.formatMessage({ id: `billing.blocks.term.${id}` });
  const { member_id: member, since, reason, dispute } = block;
  return [
    [say('since'), intl.formatDate(since, { dateStyle: 'medium', timeStyle: 'short' })],
    [
      say('cause'),
      dispute === null ? (
        cause(block)
      ) : (
        <Link key="cause" to={pageAddress('disputes', { status: 'lost', dispute: String(dispute.id) })}>
          {cause(block)}
        </Link>
      ),
    ],
    ...(reason === null ? [] : [[intl.formatMessage({ id: 'billing.payments.reason' }), reason] as const]),
    ...(dispute === null
      ? []
      : ([
          [say('amount'), money(dispute.amount)],
          [
            say('order'),
            <Link key="order" to={pageAddress('trace', { find: `dispute:${dispute.id}` })}>
              {dispute.order_id}
            </Link>,
          ],
        ] as const)),
    [say('member'), <Link key="member" to={pageAddress('blocks', { state: 'all', member: String(member) })}>{`#${member}`}</Link>],
  ];
};
