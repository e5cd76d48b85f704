import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { RepeatOrder } from '@rendezvous/contracts/billing/repeat-order';
import { Button, Card, classNames, FormError, LinkButton, LockIcon } from '@rendezvous/ui';
import { firstCard, NO_CARDS, type StoredCards, usableCards } from '../credits/card-choice';
import { PaymentDialogPlace } from '../credits/payment-dialog-place';
import { Summary } from '../credits/summary';
import { UnansweredOrderPlace } from '../unanswered-order/unanswered-order-place';
import type { ConfirmedPurchase } from '../credits/use-confirmed-purchase';
import { useDiscountText } from '../discount/use-discount-text';
import { BrandMark } from '../money/brand-mark';
import { CardName } from '../money/card-name';
import { MethodMark } from '../money/method-mark';
import { useMethodName, useMoney } from '../money/use-money';
import { type LastPurchase, repeatChoice } from './repeat-choice';
import { RepeatObstacle } from './repeat-obstacle';
import styles from './repeat-order.module.css';

type Offer = NonNullable<RepeatOrder['offer']>;

interface Props {
  readonly repeat: RepeatOrder;
  readonly last: LastPurchase;
  /** What is stored for the member; undefined where nobody knows. */
  readonly stored: StoredCards | undefined;
  readonly purchase: ConfirmedPurchase;
  /** Added to links that lead back to the page that asked for credits. */
  readonly back: string;
}

/** What was bought last, and what the same costs now; or why it cannot be bought. */
export const RepeatOrderPage = (props: Props) => {
  const intl = useIntl();
  const { repeat, last, back, purchase } = props;
  const { offer } = repeat;
  const date = intl.formatDate(last.paid_at, { dateStyle: 'long' });
  return (
    <>
      <div className={styles.head}>
        <h1>{intl.formatMessage({ id: 'billing.repeat.title' })}</h1>
        <p className="muted">{intl.formatMessage({ id: 'billing.repeat.intro' }, { date, count: last.credits, priced: offer !== null })}</p>
      </div>
      {offer ? <Again {...props} offer={offer} /> : <RepeatObstacle repeat={repeat} last={last} back={back} refused={purchase.refused} />}
    </>
  );
};

/** Why it is cheaper now, and until when. */
const DiscountReason = ({ discount }: { readonly discount: NonNullable<Offer['discount']> }) => {
  const { reason } = useDiscountText(discount);
  return reason ? <p className="small muted">{reason}</p> : null;
};

/** How it is paid: with the stored card that the dialog will have chosen, or as last time. */
const Method = ({ last, offer: { method }, stored = NO_CARDS }: Pick<Props, 'last' | 'stored'> & { readonly offer: Offer }) => {
  const intl = useIntl();
  const methodName = useMethodName();
  const { stored: card } = firstCard(method === 'card' ? usableCards(stored) : [], null, last.card);
  return (
    <div className={styles.method}>
      {card ? <BrandMark brand={card.brand} /> : <MethodMark method={method} />}
      <div>
        <b>{card ? <CardName card={card} /> : methodName(method)}</b>
        {card ? <p className="small muted">{intl.formatMessage({ id: 'billing.repeat.stored' })}</p> : null}
        {!card && last.card ? (
          <p className="small muted">{intl.formatMessage({ id: 'billing.confirm.card' }, { last4: last.card.last4 })}</p>
        ) : null}
      </div>
    </div>
  );
};

const Again = ({ repeat, last, offer, stored, purchase, back }: Props & { readonly offer: Offer }) => {
  const intl = useIntl();
  const { money } = useMoney();
  const choice = repeatChoice(offer);
  return (
    <>
      <UnansweredOrderPlace order={offer.unanswered_order} refundDays={repeat.refund_days} />
      <Card className={styles.card}>
        <p className={styles.bundle}>
          <span className={classNames('display num', styles.number)}>{intl.formatNumber(offer.bundle.credits)}</span>
          <span>{intl.formatMessage({ id: 'billing.credits.unit' }, { count: offer.bundle.credits })}</span>
        </p>
        <Method last={last} offer={offer} stored={stored} />
        <Summary choice={choice} taxRate={offer.tax_rate} debt={offer.debt} />
        {offer.discount ? <DiscountReason discount={offer.discount} /> : null}
        <div className={styles.act}>
          <FormError>{purchase.refused}</FormError>
          <Button variant="accent" size="big" full icon={<LockIcon />} onClick={() => purchase.ask(choice)}>
            {intl.formatMessage({ id: 'billing.credits.pay' }, { total: money(offer.total) })}
          </Button>
        </div>
        <p className="small muted">
          {intl.formatMessage({ id: 'billing.credits.withdrawal' }, { days: repeat.refund_days })}{' '}
          <Link to="/pages/return-policy">{intl.formatMessage({ id: 'billing.credits.returns-link' })}</Link>
        </p>
      </Card>
      <LinkButton variant="quiet" flush className={styles.other} render={<Link to={`/credits/${last.bundle}/${last.method}${back}`} />}>
        {intl.formatMessage({ id: 'billing.repeat.other' })}
      </LinkButton>
      <PaymentDialogPlace
        choice={purchase.asked}
        card={last.card}
        stored={stored}
        tried={purchase.tried}
        taxRate={offer.tax_rate}
        debt={offer.debt}
        refundDays={repeat.refund_days}
        busy={purchase.busy}
        onPay={purchase.confirm}
        onClose={purchase.putOff}
      />
    </>
  );
};
