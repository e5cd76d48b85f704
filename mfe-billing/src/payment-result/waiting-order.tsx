import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useRefusalSentence } from '@rendezvous/client';
import { Button, Card, FormError, LinkButton, MeetingDiscs, ProgressBar } from '@rendezvous/ui';
import { Line, Lines } from '../money/lines';
import { useMoney } from '../money/use-money';
import { BackLink } from './back-link';
import { paymentResultApi } from './payment-result.api';
import styles from './payment-result-page.module.css';
import type { ToldOrder } from './told-order';

/** The bank works on it. */
export const Pending = () => {
  const intl = useIntl();
  return (
    <>
      <Waited />
      <ProgressBar label={intl.formatMessage({ id: 'billing.payment-result.progress' })} />
      <p className="muted">{intl.formatMessage({ id: 'billing.payment-result.pending-text' })}</p>
    </>
  );
};

/** The provider waits for the payer: to go on, or to leave it. */
export const Unfinished = ({ order }: ToldOrder) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const [cancel, { error, isLoading }] = paymentResultApi.useBillingCancelOrderMutation();
  return (
    <>
      <p>{intl.formatMessage({ id: 'billing.payment-result.unfinished-text' })}</p>
      <div className={styles.methods}>
        <LinkButton variant="accent" size="big" full href={order.redirect ?? ''}>
          {intl.formatMessage({ id: 'billing.payment-result.to-bank' })}
        </LinkButton>
        <Button size="big" full busy={isLoading} onClick={() => void cancel({ orderId: order.id })}>
          {intl.formatMessage({ id: 'billing.payment-result.cancel' })}
        </Button>
      </div>
      <FormError>{error === undefined ? null : sentence(error)}</FormError>
    </>
  );
};

/** Its member left it for another order, and did not cancel it themselves. */
export const Replaced = () => {
  const intl = useIntl();
  return (
    <>
      <p>{intl.formatMessage({ id: 'billing.payment-result.replaced-text' })}</p>
      <LinkButton render={<Link to="/transactions" />}>{intl.formatMessage({ id: 'billing.transactions.back' })}</LinkButton>
      <p className="small muted">{intl.formatMessage({ id: 'billing.payment-result.late' })}</p>
    </>
  );
};

/** Its company does not say whether it was paid: another order is the member's own choice, knowing that. */
export const Unanswered = ({ order, cameFrom }: ToldOrder) => {
  const intl = useIntl();
  const { money } = useMoney();
  const say = (id: string) => intl.formatMessage({ id: `billing.payment-result.unanswered-${id}` });
  return (
    <>
      <Waited />
      <Card className={styles.receipt}>
        <Lines>
          <Line name={intl.formatMessage({ id: 'billing.money.credits' }, { count: order.credits })} amount={money(order.total)} />
          <Line name={say('number')} amount={String(order.id)} />
        </Lines>
      </Card>
      <dl className={styles.stands}>
        {(['now', 'next', 'meanwhile'] as const).map((when) => (
          <div key={when}>
            <dt>{say(`${when}-term`)}</dt>
            <dd>{say(when)}</dd>
          </div>
        ))}
      </dl>
      <LinkButton render={<Link to={`/credits/${order.bundle}/${order.method}`} />}>{say('again')}</LinkButton>
      <p className="small muted">{say('twice')}</p>
      {cameFrom === null ? null : <BackLink to={cameFrom} variant="quiet" />}
    </>
  );
};

/** Two discs that have not met: the payment is not there, or not yet. */
export const Waited = () => (
  <div className={styles.picture}>
    <MeetingDiscs picture="apart" />
  </div>
);
