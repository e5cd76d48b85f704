import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { Order, OrderState } from '@rendezvous/contracts/billing/orders';
import { Card, LinkButton, MeetingDiscs, ProgressBar } from '@rendezvous/ui';
import { useMethodName } from '../money/use-money';
import { LostDiscount } from '../transactions/lost-discount';
import { ReceiptLines } from '../transactions/receipt-lines';
import styles from './return-page.module.css';

interface Props {
  readonly order: Order;
  /** The member's credits by now; null while they are not known. */
  readonly credits: number | null;
  /** Ways to pay on offer. */
  readonly methods: readonly PaymentMethod[];
}

/** What became of a payment, and what to do now. The title is a live region that stays, so that a change of state is read out. */
export const ReturnPage = (props: Props) => {
  const intl = useIntl();
  const { order } = props;
  const Body = BODIES[order.state];
  return (
    <div className={styles.part}>
      <div role="status">
        <h1>{intl.formatMessage({ id: TITLES[order.state] }, { count: order.credits })}</h1>
      </div>
      <Body {...props} />
    </div>
  );
};

const Pending = ({ order }: Props) => {
  const intl = useIntl();
  return (
    <>
      <ProgressBar label={intl.formatMessage({ id: 'billing.return.progress' })} />
      <p className="muted">{intl.formatMessage({ id: 'billing.return.pending-text' })}</p>
      {order.redirect ? <LinkButton href={order.redirect}>{intl.formatMessage({ id: 'billing.return.to-bank' })}</LinkButton> : null}
    </>
  );
};

const Completed = ({ order, credits }: Props) => {
  const intl = useIntl();
  return (
    <>
      <div className={styles.picture}>
        <MeetingDiscs picture="match" />
      </div>
      <p>
        {intl.formatMessage({ id: 'billing.return.premium' })}{' '}
        {credits === null ? null : intl.formatMessage({ id: 'billing.return.balance' }, { count: credits })}
      </p>
      <LostDiscount order={order} className={styles.why} />
      <div className={styles.actions}>
        <LinkButton variant="accent" size="big" render={<Link to="/members" />}>
          {intl.formatMessage({ id: 'billing.return.find' })}
        </LinkButton>
        <LinkButton size="big" render={<Link to="/chats" />}>
          {intl.formatMessage({ id: 'billing.return.messages' })}
        </LinkButton>
      </div>
      <Card className={styles.receipt}>
        <ReceiptLines order={order} />
        <LinkButton variant="quiet" render={<Link to={`/transactions/${order.id}`} />}>
          {intl.formatMessage({ id: 'billing.return.receipt' })}
        </LinkButton>
      </Card>
    </>
  );
};

const WHY = {
  failed: 'billing.return.failed-text',
  cancelled: 'billing.return.cancelled-text',
  expired: 'billing.return.expired-text',
} as const;

const GivenUp = ({ order, methods }: Props) => {
  const intl = useIntl();
  const methodName = useMethodName();
  const bundle = intl.formatMessage({ id: 'billing.money.credits' }, { count: order.credits });
  const others = methods.filter((method) => method !== order.method);
  return (
    <>
      <p>{intl.formatMessage({ id: WHY[order.state as keyof typeof WHY] }, { credits: bundle })}</p>
      <div className={styles.methods}>
        <LinkButton variant="accent" size="big" full render={<Link to={`/credits/${order.bundle}/${order.method}`} />}>
          {intl.formatMessage({ id: 'billing.return.again' }, { method: order.method, name: methodName(order.method) })}
        </LinkButton>
        {others.map((method) => (
          <LinkButton key={method} size="big" full render={<Link to={`/credits/${order.bundle}/${method}`} />}>
            {intl.formatMessage({ id: 'billing.return.other' }, { method, name: methodName(method) })}
          </LinkButton>
        ))}
      </div>
      <p className="small muted">{intl.formatMessage({ id: 'billing.return.late' })}</p>
    </>
  );
};

const PaidBack = ({ order }: Props) => {
  const intl = useIntl();
  return (
    <>
      <p>{intl.formatMessage({ id: 'billing.return.gone-text' })}</p>
      <LinkButton render={<Link to={`/transactions/${order.id}`} />}>{intl.formatMessage({ id: 'billing.return.receipt' })}</LinkButton>
    </>
  );
};

const BODIES: Readonly<Record<OrderState, ComponentType<Props>>> = {
  created: Pending,
  pending: Pending,
  completed: Completed,
  partly_refunded: Completed,
  failed: GivenUp,
  cancelled: GivenUp,
  expired: GivenUp,
  refunded: PaidBack,
  charged_back: PaidBack,
};

const TITLES: Readonly<Record<OrderState, string>> = {
  created: 'billing.return.pending',
  pending: 'billing.return.pending',
  completed: 'billing.return.completed',
  partly_refunded: 'billing.return.completed',
  failed: 'billing.return.failed',
  cancelled: 'billing.return.failed',
  expired: 'billing.return.failed',
  refunded: 'billing.return.gone',
  charged_back: 'billing.return.gone',
};
