import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSignupLink } from '@rendezvous/client';
import type { PriceList } from '@rendezvous/contracts/billing/bundles';
import { moneyFormat } from '@rendezvous/contracts/kernel';
import type { Settings } from '@rendezvous/contracts/site/settings';
import { LinkButton, Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';
import { useMethodName, useMoney } from '../money/use-money';
import styles from './pricing-page.module.css';

interface Props {
  readonly priceList: PriceList;
  /** The viewer is logged in. */
  readonly member: boolean;
  /** Credits that things take. */
  readonly costs: { readonly message: number };
  /** Credits of a new member. */
  readonly present: number;
  readonly cheapestMessage: Settings['minimum_message_costs'][PriceList['country']] | null;
}

export const PricingPage = (props: Props) => {
  const { priceList, member, present, cheapestMessage } = props;
  const intl = useIntl();
  const { percent } = useMoney();
  const signup = useSignupLink();
  const country = intl.formatDisplayName(priceList.country, { type: 'region' }) ?? priceList.country;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{intl.formatMessage({ id: 'billing.pricing.title' })}</h1>
        <p className="lead muted">{intl.formatMessage({ id: 'billing.pricing.intro' })}</p>
      </header>
      <Part id="billing.pricing.bundles">
        <p className="muted">
          {intl.formatMessage(
            { id: priceList.tax_rate > 0 ? 'billing.pricing.with-tax' : 'billing.pricing.country' },
            { country, rate: percent(priceList.tax_rate) },
          )}{' '}
          {cheapestMessage
            ? intl.formatMessage(
                { id: 'billing.pricing.message-from' },
                { price: intl.formatNumber(cheapestMessage.costs, moneyFormat(cheapestMessage.currency)) },
              )
            : null}
          {member ? null : (
            <>
              {' '}
              <Link to="/lang-config">{intl.formatMessage({ id: 'billing.pricing.other-country' })}</Link>
            </>
          )}
        </p>
        <Bundles priceList={priceList} />
      </Part>
      <Part id="billing.pricing.costs">
        <Costs {...props} />
      </Part>
      <Part id="billing.pricing.methods">
        <Methods priceList={priceList} />
      </Part>
      <Part id="billing.pricing.returns">
        <p>{intl.formatMessage({ id: 'billing.pricing.returns-text' }, { days: priceList.refund_days })}</p>
      </Part>
      {member || present === 0 ? null : (
        <p className="muted">{intl.formatMessage({ id: 'billing.pricing.gift-credits' }, { count: present })}</p>
      )}
      <LinkButton variant="accent" size="big" render={member ? <Link to="/credits" /> : <Link {...signup} />} className={styles.action}>
        {intl.formatMessage({ id: member ? 'billing.pricing.choose' : 'billing.pricing.signup' })}
      </LinkButton>
    </div>
  );
};

const Part = ({ id, children }: { id: string; children: ReactNode }) => {
  const intl = useIntl();
  return (
    <section className={styles.part}>
      <h2>{intl.formatMessage({ id })}</h2>
      {children}
    </section>
  );
};

/** A table whose first column names the row; message ids for the heads. */
const Table = ({ heads, rows }: { heads: readonly string[]; rows: readonly (readonly [string, ...string[]])[] }) => {
  const intl = useIntl();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map((id) => (
            <th key={id} scope="col">
              {intl.formatMessage({ id })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]} className="num">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Bundles = ({ priceList }: { priceList: PriceList }) => {
  const intl = useIntl();
  const { money, each } = useMoney();
  return (
    <Table
      heads={['billing.pricing.bundle', 'billing.pricing.price', 'billing.pricing.per-credit']}
      rows={priceList.bundles.map(({ credits, price_now: now }) => [
        intl.formatMessage({ id: 'billing.money.credits' }, { count: credits }),
        money(now),
        each(now, credits),
      ])}
    />
  );
};

const Costs = ({ costs }: Props) => {
  const intl = useIntl();
  const credits = (count: number) =>
    count === 0 ? intl.formatMessage({ id: 'billing.pricing.nothing' }) : intl.formatMessage({ id: 'billing.money.credits' }, { count });
  const row = (id: string, count: number): readonly [string, string] => [intl.formatMessage({ id }), credits(count)];
  return (
    <Table
      heads={['billing.pricing.what', 'billing.pricing.cost']}
      rows={[row('billing.pricing.message', costs.message), row('billing.pricing.receive', 0), row('billing.pricing.like', 0)]}
    />
  );
};

const Methods = ({ priceList }: { priceList: PriceList }) => {
  const intl = useIntl();
  const { money } = useMoney();
  const methodName = useMethodName();
  return (
    <Table
      heads={['billing.pricing.method', 'billing.pricing.fee']}
      rows={priceList.methods.map(({ method, fee }) => [
        methodName(method),
        fee.amount > 0 ? money(fee) : intl.formatMessage({ id: 'billing.money.no-fee' }),
      ])}
    />
  );
};

export const PricingSkeleton = () => {
  const intl = useIntl();
  return (
    <div className={styles.page}>
      <Waiting />
      <header className={styles.head}>
        <h1>{intl.formatMessage({ id: 'billing.pricing.title' })}</h1>
        <output>
          <VisuallyHidden>{intl.formatMessage({ id: 'billing.loading' })}</VisuallyHidden>
        </output>
        <Skeleton lines={2} />
      </header>
      <Skeleton shape="title" width="half" />
      <Skeleton lines={6} />
      <Skeleton shape="title" width="half" />
      <Skeleton lines={5} />
    </div>
  );
};
