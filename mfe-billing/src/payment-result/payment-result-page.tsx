import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Order, OrderState } from '@rendezvous/contracts/billing/orders';
import { Card, LinkButton, MeetingDiscs } from '@rendezvous/ui';
import { ANOTHER } from '../credits/card-choice';
import { OtherMethodLinks } from '../money/other-method-links';
import { useMethodName } from '../money/use-money';
import { DebitNotice } from '../order-debit/debit-notice';
import { toldDebit } from '../order-debit/told-debit';
import { LostDiscount } from '../receipt-parts/lost-discount';
import { ReceiptLines } from '../receipt-parts/receipt-lines';
import { BackLink } from './back-link';
import styles from './payment-result-page.module.css';
import type { ToldOrder } from './told-order';
import { Pending, Replaced, Unanswered, Unfinished, Waited } from './waiting-order';

/** What became of a payment, and what to do now. The title is a live region that stays, so that a change of state is read out. */
export const PaymentResultPage = (props: ToldOrder) => {
  const intl = useIntl();
  const { order } = props;
  const earlier = props.earlier && BODIES[order.state] === Completed;
  const { title, Body } = earlier ? { title: 'billing.payment-result.earlier', Body: PaidEarlier } : toldOf(order, props.asked);
  return (
    <div className={styles.part}>
      <div role="status">
        <h1>{intl.formatMessage({ id: title }, { count: order.credits, debit: toldDebit(order)?.state ?? 'none' })}</h1>
      </div>
      <Body {...props} />
    </div>
  );
};

const Completed = ({ order, credits, cameFrom }: ToldOrder) => {
  const intl = useIntl();
  return (
    <>
      <div className={styles.picture}>
        <MeetingDiscs picture="match" />
      </div>
      <p>
        {order.first_purchase ? `${intl.formatMessage({ id: 'billing.payment-result.premium' })} ` : null}
        {credits === null ? null : intl.formatMessage({ id: 'billing.payment-result.balance' }, { count: credits })}
      </p>
      {order.card_stored && order.card ? <CardStored card={order.card} /> : null}
      <DebitNotice order={order} className={styles.why} />
      <LostDiscount order={order} className={styles.why} />
      <div className={styles.actions}>
        {cameFrom === null ? (
          <>
            <LinkButton variant="accent" size="big" render={<Link to="/members" />}>
              {intl.formatMessage({ id: 'billing.payment-result.find' })}
            </LinkButton>
            <LinkButton size="big" render={<Link to="/chats" />}>
              {intl.formatMessage({ id: 'billing.payment-result.messages' })}
            </LinkButton>
          </>
        ) : (
          <BackLink to={cameFrom} variant="accent" />
        )}
      </div>
      <Card className={styles.receipt}>
        <ReceiptLines order={order} />
        <LinkButton variant="quiet" flush className={styles.see} render={<Link to={`/transactions/${order.id}`} />}>
          {intl.formatMessage({ id: 'billing.payment-result.receipt' })}
        </LinkButton>
      </Card>
    </>
  );
};

/** Nothing was bought now: whoever wants the same again says so. */
const PaidEarlier = ({ order }: ToldOrder) => {
  const intl = useIntl();
  const date = intl.formatDate(order.completed_at ?? order.created_at, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      <p>
        {intl.formatMessage(
          { id: 'billing.payment-result.earlier-text' },
          { count: order.credits, date, debit: toldDebit(order)?.state ?? 'none' },
        )}
      </p>
      <DebitNotice order={order} className={styles.why} />
      <div className={styles.actions}>
        <LinkButton render={<Link to={`/transactions/${order.id}`} />}>
          {intl.formatMessage({ id: 'billing.payment-result.receipt' })}
        </LinkButton>
        <LinkButton variant="quiet" render={<Link to={`/credits/${order.bundle}/${order.method}`} />}>
          {intl.formatMessage({ id: 'billing.payment-result.earlier-again' })}
        </LinkButton>
      </div>
    </>
  );
};

/** What was agreed to before the payment happened: this card is stored now. */
const CardStored = ({ card }: { readonly card: NonNullable<Order['card']> }) => {
  const intl = useIntl();
  return (
    <p className="small muted">
      {intl.formatMessage({ id: 'billing.payment-result.card-stored' }, card)}{' '}
      <Link to="/credits/stored-methods">{intl.formatMessage({ id: 'billing.stored.manage' })}</Link>
    </p>
  );
};

const WHY = {
  failed: 'billing.payment-result.failed-text',
  cancelled: 'billing.payment-result.cancelled-text',
  expired: 'billing.payment-result.expired-text',
} as const;

const searchOf = (params: Readonly<Record<string, string>>): string => {
  const text = new URLSearchParams(params).toString();
  return text && `?${text}`;
};

const GivenUp = ({ order, methods, cameFrom }: ToldOrder) => {
  const intl = useIntl();
  const methodName = useMethodName();
  const bundle = intl.formatMessage({ id: 'billing.money.credits' }, { count: order.credits });
  const next: Readonly<Record<string, string>> = cameFrom === null ? {} : { next: cameFrom };
  // an older gateway does not tell of stored cards
  const { stored_method: stored = null } = order;
  const again = (card: string | null): string =>
    `/credits/${order.bundle}/${order.method}${searchOf({ ...(card !== null && { card }), ...next })}`;
  const others = methods.filter((method) => method !== order.method);
  const retry = methods.length === 0 || methods.includes(order.method);
  // with a stored card nobody can tell whose no it was
  const why = stored && order.state !== 'expired' ? 'billing.payment-result.stored-failed-text' : WHY[order.state as keyof typeof WHY];
  return (
    <>
      <Waited />
      <p>{intl.formatMessage({ id: why }, { credits: bundle, ...stored })}</p>
      <div className={styles.methods}>
        {retry ? (
          <LinkButton variant="accent" size="big" full render={<Link to={again(stored && String(stored.id))} />}>
            {stored
              ? intl.formatMessage({ id: 'billing.payment-result.again-stored' }, stored)
              : intl.formatMessage({ id: 'billing.payment-result.again' }, { method: order.method, name: methodName(order.method) })}
          </LinkButton>
        ) : null}
        {retry && stored ? (
          <LinkButton size="big" full render={<Link to={again(ANOTHER)} />}>
            {intl.formatMessage({ id: 'billing.payment-result.another-card' })}
          </LinkButton>
        ) : null}
        <OtherMethodLinks bundle={order.bundle} methods={others} back={searchOf(next)} leading={!retry} />
      </div>
      {cameFrom === null ? null : <BackLink to={cameFrom} variant="quiet" />}
      <p className="small muted">{intl.formatMessage({ id: 'billing.payment-result.late' })}</p>
    </>
  );
};

const Disputed = (props: ToldOrder) => <SeeReceipt {...props} id="billing.payment-result.disputed-text" />;
const PaidBack = (props: ToldOrder) => <SeeReceipt {...props} id="billing.payment-result.gone-text" />;

const SeeReceipt = ({ order, id }: ToldOrder & { readonly id: string }) => {
  const intl = useIntl();
  return (
    <>
      <p>{intl.formatMessage({ id })}</p>
      <LinkButton render={<Link to={`/transactions/${order.id}`} />}>
        {intl.formatMessage({ id: 'billing.payment-result.receipt' })}
      </LinkButton>
    </>
  );
};

const BODIES: Readonly<Record<OrderState, ComponentType<ToldOrder>>> = {
  created: Pending,
  pending: Pending,
  completed: Completed,
  partly_refunded: Completed,
  failed: GivenUp,
  cancelled: GivenUp,
  expired: GivenUp,
  refunded: PaidBack,
  disputed: Disputed,
  charged_back: PaidBack,
};

const TITLES: Readonly<Record<OrderState, string>> = {
  created: 'billing.payment-result.pending',
  pending: 'billing.payment-result.pending',
  completed: 'billing.payment-result.completed',
  partly_refunded: 'billing.payment-result.completed',
  failed: 'billing.payment-result.failed',
  cancelled: 'billing.payment-result.failed',
  expired: 'billing.payment-result.failed',
  refunded: 'billing.payment-result.gone',
  disputed: 'billing.payment-result.disputed',
  charged_back: 'billing.payment-result.gone',
};

/** What is told of an order, by its state; an older gateway does not tell of a company that is silent, nor of an order that another one replaced. */
const toldOf = (
  { state, unanswered = false, replaced = false, redirect }: Partial<Order> & Pick<Order, 'state'>,
  asked: boolean,
): { readonly title: string; readonly Body: ComponentType<ToldOrder> } => {
  if (unanswered) return { title: 'billing.payment-result.unanswered', Body: Unanswered };
  if (replaced) return { title: 'billing.payment-result.replaced', Body: Replaced };
  // until it was asked nobody knows whether the payer has done their part
  if (asked && redirect && BODIES[state] === Pending) return { title: 'billing.payment-result.unfinished', Body: Unfinished };
  return { title: TITLES[state], Body: BODIES[state] };
};
