import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Bundle, Discount } from '@rendezvous/contracts/billing/bundles';
import { CheckIcon, ErrorCard, LinkButton, MeetingDiscs, Notice, Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';
import { useClockTime } from '../discount/use-clock-time';
import { useMoney } from '../money/use-money';
import { Advantages, type Limits } from './advantages';
import { Packages } from './packages';
import styles from './premium-page.module.css';

type Prices =
  | { readonly kind: 'here'; readonly bundles: readonly Bundle[]; readonly discount: Discount | null }
  | { readonly kind: 'loading' | 'failed'; readonly busy: boolean };

interface Props {
  /** The viewer is Premium already. */
  readonly premium: boolean;
  readonly limits: Limits;
  /** The operator can substantiate the 46 % claim. */
  readonly claim: boolean;
  readonly prices: Prices;
  readonly onRetry: () => void;
}

export const PremiumPage = ({ premium, limits, claim, prices, onRetry }: Props) => {
  const intl = useIntl();
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <section className={styles.words}>
          <h1 className="hero-title">{intl.formatMessage({ id: 'billing.premium.title' })}</h1>
          <p className="lead muted">{intl.formatMessage({ id: 'billing.premium.intro' })}</p>
          {claim ? <p className="lead">{intl.formatMessage({ id: 'billing.premium.claim' })}</p> : null}
          {premium ? (
            <Notice tone="ok" icon={<CheckIcon />} title={intl.formatMessage({ id: 'billing.premium.yours' })}>
              {intl.formatMessage({ id: 'billing.premium.yours-text' })}
            </Notice>
          ) : null}
          <Choose prices={prices} premium={premium} />
          <div className={styles.picture}>
            <MeetingDiscs picture="match" />
          </div>
        </section>
        <Advantages limits={limits} />
      </div>
      {prices.kind === 'here' && prices.bundles.length === 0 ? null : (
        <section className={styles.packages}>
          <h2>{intl.formatMessage({ id: premium ? 'billing.premium.packages-more' : 'billing.premium.packages' })}</h2>
          <PackagesPlace prices={prices} onRetry={onRetry} />
        </section>
      )}
    </div>
  );
};

/** The one action; it names the lowest price as soon as that is known, and beside a discount what is normal and until when. */
const Choose = ({ prices, premium }: { prices: Prices; premium: boolean }) => {
  const intl = useIntl();
  const { money, percent } = useMoney();
  const time = useClockTime();
  const [cheapest] = prices.kind === 'here' ? prices.bundles.toSorted((one, other) => one.price_now.amount - other.price_now.amount) : [];
  const discount = prices.kind === 'here' ? prices.discount : null;
  return (
    <div className={styles.choose}>
      <LinkButton variant={premium ? 'line' : 'accent'} size="big" render={<Link to="/credits" />}>
        {cheapest
          ? intl.formatMessage({ id: 'billing.premium.choose-from' }, { price: money(cheapest.price_now) })
          : intl.formatMessage({ id: 'billing.premium.choose' })}
      </LinkButton>
      {cheapest && discount?.ends_at ? (
        <p className="small muted">
          {intl.formatMessage(
            { id: 'billing.premium.without-discount' },
            {
              price: money(cheapest.price),
              percentage: percent(discount.percentage),
              reason: discount.reason,
              day: time(discount.ends_at, 'day'),
              ends: time(discount.ends_at),
            },
          )}
        </p>
      ) : null}
    </div>
  );
};

const PLACES = [0, 1, 2, 3, 4];

const PackagesPlace = ({ prices, onRetry }: { prices: Prices; onRetry: () => void }) => {
  const intl = useIntl();
  if (prices.kind === 'here') return <Packages bundles={prices.bundles} />;
  if (prices.kind === 'failed') {
    return (
      <ErrorCard
        heading={3}
        title={intl.formatMessage({ id: 'billing.premium.packages-error' })}
        retryLabel={intl.formatMessage({ id: 'billing.retry' })}
        onRetry={onRetry}
        busy={prices.busy}
      >
        {intl.formatMessage({ id: 'billing.premium.packages-error-text' })}
      </ErrorCard>
    );
  }
  return (
    <div className={styles.places}>
      <Waiting />
      <output>
        <VisuallyHidden>{intl.formatMessage({ id: 'billing.loading' })}</VisuallyHidden>
      </output>
      {PLACES.map((place) => (
        <Skeleton key={place} shape="block" />
      ))}
    </div>
  );
};
