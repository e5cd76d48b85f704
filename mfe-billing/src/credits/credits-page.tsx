import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSignupLink } from '@rendezvous/client';
import type { PriceList } from '@rendezvous/contracts/billing/bundles';
import type { Order } from '@rendezvous/contracts/billing/orders';
import type { RepeatOrder } from '@rendezvous/contracts/billing/repeat-order';
import { Button, Card, classNames, FormError, LinkButton, LockIcon, Notice, RadioGroup, ShieldIcon } from '@rendezvous/ui';
import { UnansweredOrderPlace } from '../unanswered-order/unanswered-order-place';
import { MethodMark } from '../money/method-mark';
import { useMethodName, useMoney } from '../money/use-money';
import { AgainLink } from '../money/again-link';
import { BundleList } from './bundle-list';
import { CodeEntry } from './code-entry';
import type { StoredCards } from './card-choice';
import { bundlesWith, type Choice, isOpen } from './order-choice';
import styles from './credits-page.module.css';
import { HeldCredits } from './held-credits';
import { DiscountStrip } from '../discount/discount-strip';
import type { ShownOffer } from '../discount/use-shown-offer';
import { PaymentDialogPlace } from './payment-dialog-place';
import { Summary } from './summary';
import type { ConfirmedPurchase } from './use-confirmed-purchase';
import type { EnteredCode } from './use-discount-code';

/** Who looks at the page. */
interface Buyer {
  readonly credits: number;
  readonly premium: boolean;
}

interface Props {
  readonly priceList: PriceList;
  readonly choice: Choice;
  /** The discount code of the member. */
  readonly entered: Omit<EnteredCode, 'askAgain'>;
  /** The discount of the price list, as it is announced. */
  readonly shown: ShownOffer;
  /** When the prices were read, by this device's clock. */
  readonly readAt: number;
  /** null for a visitor, who sees prices and is asked to log in. */
  readonly buyer: Buyer | null;
  readonly purchase: ConfirmedPurchase;
  /** What a member of before can buy again; null without one. */
  readonly again: RepeatOrder['offer'];
  /** The card of their last payment. */
  readonly lastCard: Order['card'];
  /** What is stored for them; undefined while nobody knows. */
  readonly stored: StoredCards | undefined;
  /** Which card the address names. */
  readonly wantedCard: string | null;
  readonly onBundle: (bundle: string) => void;
  readonly onMethod: (method: string) => void;
  /** The time of the present discount is over. */
  readonly onDiscountEnd: () => void;
}

/** Bundles on one side, how to pay and what it comes to on the other. */
export const CreditsPage = (props: Props) => {
  const intl = useIntl();
  const { priceList, shown, readAt, choice, entered, buyer, purchase, again, onBundle, onDiscountEnd } = props;
  // one discount an order: a code takes the place of the offer
  const offer = choice.discount?.reason === 'code' ? null : shown.offer;
  return (
    <div className={styles.page}>
      <section className={styles.choose}>
        <div className={styles.head}>
          <h1>{intl.formatMessage({ id: 'billing.credits.title' })}</h1>
          <p className="muted">
            {intl.formatMessage({ id: buyer?.premium ? 'billing.credits.intro.premium' : 'billing.credits.intro.free' })}{' '}
            {buyer ? intl.formatMessage({ id: 'billing.credits.left' }, { count: buyer.credits }) : null}
          </p>
        </div>
        <HeldCredits priceList={priceList} />
        <UnansweredOrderPlace order={priceList.unanswered_order} refundDays={priceList.refund_days} />
        {again ? <AgainLink offer={again} className={styles.again} /> : null}
        {offer ? <DiscountStrip discount={offer} readAt={readAt} asking={shown.asking} onEnd={onDiscountEnd} /> : null}
        <BundleList bundles={bundlesWith(priceList, entered.code, choice.method)} chosen={choice.bundle.id} onChoose={onBundle} />
      </section>
      <aside className={styles.aside}>
        <Payment {...props} />
        <Assurance days={priceList.refund_days} method={choice.method?.method ?? 'none'} />
        {buyer ? (
          <LinkButton variant="quiet" flush render={<Link to="/transactions" />} className={styles.history}>
            {intl.formatMessage({ id: 'billing.nav.transactions' })}
          </LinkButton>
        ) : null}
      </aside>
      <PaymentDialogPlace
        choice={purchase.asked}
        card={props.lastCard}
        stored={props.stored}
        wanted={props.wantedCard}
        tried={purchase.tried}
        taxRate={priceList.tax_rate}
        debt={priceList.debt ?? 0}
        refundDays={priceList.refund_days}
        busy={purchase.busy}
        onPay={purchase.confirm}
        onClose={purchase.putOff}
      />
    </div>
  );
};

const Payment = ({ priceList, choice, entered, buyer, purchase, onMethod }: Props) => {
  const intl = useIntl();
  const { money } = useMoney();
  const methodName = useMethodName();
  return (
    <Card className={styles.card}>
      {choice.method === null ? (
        <Notice tone="warn">
          {intl.formatMessage({ id: priceList.methods.length === 0 ? 'billing.credits.no-methods' : 'billing.credits.all-blocked' })}
        </Notice>
      ) : (
        <RadioGroup
          label={<span className={classNames('display', styles.heading)}>{intl.formatMessage({ id: 'billing.credits.pay-with' })}</span>}
          look="cards"
          name="method"
          value={choice.method.method}
          onChange={onMethod}
          options={priceList.methods.filter(isOpen).map(({ method, fee }) => ({
            value: method,
            label: methodName(method),
            hint:
              fee.amount > 0
                ? intl.formatMessage({ id: 'billing.money.fee' }, { fee: money(fee) })
                : intl.formatMessage({ id: 'billing.money.no-fee' }),
            icon: <MethodMark method={method} />,
          }))}
        />
      )}
      <Blocked priceList={priceList} choice={choice} />
      {buyer ? <CodeEntry {...entered} fault={choice.codeFault} /> : null}
      <Summary choice={choice} taxRate={priceList.tax_rate} debt={priceList.debt ?? 0} />
      <div className={styles.act}>
        <FormError>{purchase.refused}</FormError>
        {buyer ? (
          <Button
            variant="accent"
            size="big"
            full
            icon={<LockIcon />}
            disabled={choice.method === null}
            onClick={() => purchase.ask(choice)}
          >
            {intl.formatMessage({ id: 'billing.credits.pay' }, { total: money(choice.total) })}
          </Button>
        ) : (
          <Join choice={choice} />
        )}
      </div>
    </Card>
  );
};

/** Which methods the member cannot choose, and why. */
const Blocked = ({ priceList, choice }: Pick<Props, 'priceList' | 'choice'>) => {
  const intl = useIntl();
  const methodName = useMethodName();
  const blocked = priceList.methods.filter((method) => !isOpen(method)).map(({ method }) => methodName(method));
  if (choice.method === null || blocked.length === 0) return null;
  const methods = intl.formatList(blocked, { type: 'disjunction' });
  return <p className="small muted">{intl.formatMessage({ id: 'billing.credits.blocked' }, { methods })}</p>;
};

/** A visitor's way on; it comes back to what was chosen. */
const Join = ({ choice: { bundle, method } }: { choice: Choice }) => {
  const intl = useIntl();
  const next = `/credits/${bundle.id}${method ? `/${method.method}` : ''}`;
  const signup = useSignupLink({ next });
  return (
    <div className={styles.join}>
      <p className="small muted">{intl.formatMessage({ id: 'billing.credits.visitor' })}</p>
      <LinkButton variant="accent" size="big" full render={<Link {...signup} />}>
        {intl.formatMessage({ id: 'billing.credits.signup' })}
      </LinkButton>
      <LinkButton full render={<Link to={`/login?next=${encodeURIComponent(next)}`} />}>
        {intl.formatMessage({ id: 'billing.credits.login' })}
      </LinkButton>
    </div>
  );
};

const Assurance = ({ days, method }: { days: number; method: string }) => {
  const intl = useIntl();
  return (
    <div className={styles.assurance}>
      <ShieldIcon />
      <div>
        <p>
          {intl.formatMessage({ id: 'billing.credits.withdrawal' }, { days })}{' '}
          <Link to="/pages/return-policy">{intl.formatMessage({ id: 'billing.credits.returns-link' })}</Link>
        </p>
        <p>{intl.formatMessage({ id: 'billing.credits.card-data' }, { method })}</p>
      </div>
    </div>
  );
};
