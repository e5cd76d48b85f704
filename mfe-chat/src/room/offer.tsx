import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Bundle } from '@rendezvous/contracts/billing';
import { type Money, moneyFormat } from '@rendezvous/contracts/kernel';
import { CoinIcon, LinkButton, Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';
import styles from './offer.module.css';

interface Props {
  readonly credits: number;
  readonly cost: number;
  /** null while loading, or when they could not be had: then the link alone remains. */
  readonly bundles: readonly Bundle[] | null;
  readonly loading: boolean;
}

/** The smallest ones and the most popular: a choice, not a catalogue. */
const SHOWN = 3;

/** In the way of a message that credits do not reach for: what to buy, beside the text that is kept. */
export const Offer = ({ credits, cost, bundles, loading }: Props) => (
  <section className={styles.offer} aria-labelledby="chat-offer" role="status">
    <CoinIcon className={styles.icon} />
    <div className={styles.words}>
      <b id="chat-offer">
        <FormattedMessage id="chat.offer.title" values={{ credits }} />
      </b>
      <p className={styles.text}>
        <FormattedMessage id="chat.offer.text" values={{ cost }} />
      </p>
    </div>
    <ul className={styles.bundles}>
      {loading ? (
        <li className={styles.waiting}>
          <Waiting />
          <Skeleton shape="button" />
        </li>
      ) : null}
      {bundles?.slice(0, SHOWN).map((bundle) => (
        <li key={bundle.id}>
          <LinkButton render={<Link to={`/credits/${bundle.id}`} />} variant={bundle.popular ? 'plum' : 'line'}>
            <span className={styles.bundle}>
              <b>
                <FormattedMessage id="chat.offer.bundle" values={{ credits: bundle.credits }} />
              </b>
              <Price {...bundle} />
            </span>
          </LinkButton>
        </li>
      ))}
      <li>
        <LinkButton render={<Link to="/credits" />} variant={bundles === null ? 'plum' : 'quiet'}>
          <FormattedMessage id="chat.offer.all" />
        </LinkButton>
      </li>
    </ul>
  </section>
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
