import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import type { Bundle } from '@rendezvous/contracts/billing/bundles';
import { type Money, moneyFormat } from '@rendezvous/contracts/kernel';
import { Button, CoinIcon, LinkButton, MailIcon, Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';
import styles from './offer.module.css';
import type { FreeCredits, Offered } from './use-offer';

interface Props extends Offered {
  readonly credits: number;
  readonly cost: number;
}

/** The smallest ones and the most popular: a choice, not a catalogue. */
const SHOWN = 3;

/**
 * In the way of a message that credits do not reach for: what to buy, beside the text that is kept; first what costs nothing. The way to all
 * bundles stands first and stays, since it is there before the bundles are: nobody presses one that has just come in its place. All lead back here after the payment.
 */
export const Offer = ({ credits, cost, bundles, loading, free }: Props) => {
  const next = `?next=${encodeURIComponent(useLocation().pathname)}`;
  return (
    <section className={styles.offer} aria-labelledby="chat-offer" role="status">
      {free ? (
        <Free {...free} />
      ) : (
        <>
          <CoinIcon className={styles.icon} />
          <div className={styles.words}>
            <b id="chat-offer">
              <FormattedMessage id="chat.offer.title" values={{ credits }} />
            </b>
            <p className={styles.text}>
              <FormattedMessage id="chat.offer.text" values={{ cost }} />
            </p>
          </div>
        </>
      )}
      <ul className={styles.bundles}>
        <li>
          <LinkButton render={<Link to={`/credits${next}`} />} variant={free ? 'line' : 'plum'}>
            <FormattedMessage id="chat.offer.all" />
          </LinkButton>
        </li>
        {loading ? <Waiting /> : null}
        {loading ? PLACES.map((place) => <Place key={place} />) : null}
        {bundles?.slice(0, SHOWN).map((bundle) => (
          <li key={bundle.id}>
            <LinkButton render={<Link to={`/credits/${bundle.id}${next}`} />}>
              <span className={styles.bundle}>
                <b>
                  <FormattedMessage id="chat.offer.bundle" values={{ credits: bundle.credits }} />
                </b>
                <Price {...bundle} />
              </span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
};

const PLACES = Array.from({ length: SHOWN }, (_, index) => index);

/** Where a bundle will stand. */
const Place = () => (
  <li>
    <Skeleton shape="block" className={styles.waiting} />
  </li>
);

/** The credits that come with a confirmed address. */
const Free = ({ count, email, resend, onResend }: FreeCredits) => (
  <>
    <MailIcon className={styles.icon} />
    <div className={styles.words}>
      <b id="chat-offer">
        <FormattedMessage id="chat.offer.confirm" values={{ count }} />
      </b>
      <p className={styles.text}>
        {resend.refused ?? (
          <FormattedMessage id={resend.sent ? 'chat.offer.resent' : 'chat.offer.confirm-text'} values={{ email: <b>{email}</b> }} />
        )}
      </p>
      <Button variant="plum" busy={resend.busy} onClick={onResend}>
        <FormattedMessage id="chat.offer.resend" />
      </Button>
    </div>
  </>
);

/** The price now, and beside it the normal one when there is an offer. */
const Price = ({ price, price_now }: Pick<Bundle, 'price' | 'price_now'>) => {
  const intl = useIntl();
  const money = ({ amount, currency }: Money) => intl.formatNumber(amount / 100, moneyFormat(currency));
  return (
    <span>
      {money(price_now)}
      {price_now.amount < price.amount ? (
        <>
          {' '}
          <VisuallyHidden>
            <FormattedMessage id="chat.offer.normal" />{' '}
          </VisuallyHidden>
          <s>{money(price)}</s>
        </>
      ) : null}
    </span>
  );
};
