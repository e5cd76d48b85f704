import { useIntl } from 'react-intl';
import type { Bundle } from '@rendezvous/contracts/billing/bundles';
import { classNames, Pill, Radio, VisuallyHidden } from '@rendezvous/ui';
import { useMoney } from '../money/use-money';
import styles from './bundle-list.module.css';

interface Props {
  readonly bundles: readonly Bundle[];
  readonly chosen: string;
  readonly onChoose: (bundleId: string) => void;
}

/** The bundles as one list of radios: number first, what it costs at the end of the row. */
export const BundleList = ({ bundles, chosen, onChoose }: Props) => {
  const intl = useIntl();
  return (
    <fieldset className={styles.list}>
      <legend>
        <VisuallyHidden>{intl.formatMessage({ id: 'billing.credits.bundles' })}</VisuallyHidden>
      </legend>
      {bundles.map((bundle) => (
        <label key={bundle.id} className={classNames(styles.row, bundle.id === chosen && styles.chosen)}>
          <Radio name="bundle" value={bundle.id} checked={bundle.id === chosen} onChange={() => onChoose(bundle.id)} />
          <span className={classNames('display num', styles.number)}>{intl.formatNumber(bundle.credits)}</span>
          <span className={styles.unit}>{intl.formatMessage({ id: 'billing.credits.unit' }, { count: bundle.credits })}</span>
          {bundle.popular ? (
            <span className={styles.popular}>
              <Pill tone="solid">{intl.formatMessage({ id: 'billing.credits.popular' })}</Pill>
            </span>
          ) : null}
          <BundlePrice bundle={bundle} />
        </label>
      ))}
    </fieldset>
  );
};

const BundlePrice = ({ bundle: { price, price_now: now, credits } }: { bundle: Bundle }) => {
  const intl = useIntl();
  const { money, each } = useMoney();
  return (
    <span className={classNames('num', styles.price)}>
      <b>{money(now)}</b>
      <span className={styles.each}>
        {now.amount < price.amount ? (
          <>
            <VisuallyHidden>{intl.formatMessage({ id: 'billing.money.normal-price' })}</VisuallyHidden> <s>{money(price)}</s>
            {' · '}
          </>
        ) : null}
        {intl.formatMessage({ id: 'billing.money.each' }, { price: each(now, credits) })}
      </span>
    </span>
  );
};
