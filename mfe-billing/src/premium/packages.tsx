import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Bundle } from '@rendezvous/contracts/billing/bundles';
import { classNames, Pill } from '@rendezvous/ui';
import { useMoney } from '../money/use-money';
import styles from './packages.module.css';

const perCredit = ({ price_now: now, credits }: Bundle): number => now.amount / credits;

/** How much less a credit costs than in the dearest bundle, in whole per cent: compared on the prices of today, so never an invented saving. */
export const savingOf = (bundle: Bundle, bundles: readonly Bundle[]): number =>
  Math.floor((1 - perCredit(bundle) / Math.max(...bundles.map(perCredit))) * 100);

/** The bundles as a row of links, each with what it saves on a credit. */
export const Packages = ({ bundles }: { bundles: readonly Bundle[] }) => {
  const intl = useIntl();
  const { money, each, percent } = useMoney();
  return (
    <ul className={styles.packages}>
      {bundles.map((bundle) => {
        const saving = savingOf(bundle, bundles);
        return (
          <li key={bundle.id}>
            <Link to={`/credits/${bundle.id}`} className={classNames(styles.package, bundle.popular && styles.popular)}>
              <span className={styles.amount}>
                <span className={classNames('display num', styles.number)}>{intl.formatNumber(bundle.credits)}</span>{' '}
                <span className="small muted">{intl.formatMessage({ id: 'billing.credits.unit' }, { count: bundle.credits })}</span>
              </span>
              <b className={classNames('num', styles.price)}>{money(bundle.price_now)}</b>
              <span className="small muted num">
                {intl.formatMessage({ id: 'billing.money.each' }, { price: each(bundle.price_now, bundle.credits) })}
              </span>
              {saving > 0 ? (
                <span className="small coral">{intl.formatMessage({ id: 'billing.premium.saving' }, { percentage: percent(saving) })}</span>
              ) : null}
              {bundle.popular ? (
                <Pill tone="solid" className={styles.pill}>
                  {intl.formatMessage({ id: 'billing.credits.popular' })}
                </Pill>
              ) : null}
            </Link>
          </li>
        );
      })}
    </ul>
  );
};
