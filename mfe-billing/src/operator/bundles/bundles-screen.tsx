import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import type { OperatorBundles } from '@rendezvous/contracts/billing/operator-bundles';
import { CURRENCIES, type Currency } from '@rendezvous/contracts/kernel';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useMoney } from '../../money/use-money';
import { pageAddress } from '../payments/page-address';
import { PaymentList } from '../payments/payment-list';
import { paymentScreen } from '../payments/payment-screen';
import { useRun } from '../payments/use-run';
import { BundlePanel } from './bundle-panel';
import { bundlesApi } from './bundles.api';
import { BundlesTable } from './bundles-table';
import { pricedIn } from './priced-bundles';
import { bundlesTexts } from './texts';

/** Euros are shown without a word in the address. */
const inAddress = (currency: Currency): string | null => (currency === 'EUR' ? null : currency);

const Bundles = () => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.bundles.${id}` });
  const [search] = useSearchParams();
  const currency = CURRENCIES.find((one) => one === search.get('currency')) ?? 'EUR';
  const list = bundlesApi.useBillingOperatorBundlesQuery();
  const { currentData: data } = list;
  const [ask, { isLoading: asking }] = bundlesApi.useBillingChangeBundlePriceMutation();
  const [approve, { isLoading: approving }] = bundlesApi.useBillingApprovePriceMutation();
  const [decline, { isLoading: declining }] = bundlesApi.useBillingDeclinePriceMutation();
  const [withdraw, { isLoading: withdrawing }] = bundlesApi.useBillingWithdrawPriceMutation();
  const [mark, { isLoading: marking }] = bundlesApi.useBillingMakeBundlePopularMutation();
  const { run, news } = useRun(list.refetch);
  const rows = data && pricedIn(data, currency);
  const selected = rows?.find(({ id }) => id === search.get('bundle')) ?? null;
  const countries = data?.countries.filter((country) => country.currency === currency) ?? [];
  const highestFee = Math.max(0, ...countries.map(({ highest_fee: fee }) => fee));
  return (
    <>
      <PaymentList
        say={say}
        call={list}
        rows={rows}
        filters={CURRENCIES.map((one) => ({
          id: one,
          label: one,
          current: one === currency,
          link: <Link to={pageAddress('bundles', { currency: inAddress(one) })} />,
        }))}
        intro={data ? <Where countries={countries} currency={currency} highestFee={highestFee} /> : null}
        more={null}
        detail={
          selected === null ? null : (
            <BundlePanel
              key={`${selected.id} ${currency}`}
              bundle={selected}
              currency={currency}
              highestFee={highestFee}
              busy={asking || approving || declining || withdrawing || marking}
              onAsk={(wish) => run(ask(wish).unwrap(), () => say('is-asked'))}
              onApprove={(requestId) => void run(approve({ requestId }).unwrap(), () => say('is-approved'))}
              onDecline={(requestId) => void run(decline({ requestId }).unwrap(), () => say('is-declined'))}
              onWithdraw={(begins_at) =>
                void run(withdraw({ bundle: selected.id, currency, begins_at }).unwrap(), () => say('is-withdrawn'))
              }
              onPopular={() => void run(mark({ bundle: selected.id }).unwrap(), () => say('is-popular'))}
            />
          )
        }
      >
        {(bundles) => (
          <BundlesTable
            bundles={bundles}
            selected={selected?.id ?? null}
            addressOf={(bundle) => pageAddress('bundles', { currency: inAddress(currency), bundle })}
          />
        )}
      </PaymentList>
      {news}
    </>
  );
};

interface WhereProps {
  readonly countries: OperatorBundles['countries'];
  readonly currency: Currency;
  readonly highestFee: number;
}

/** Where these prices count, and what they contain there. */
const Where = ({ countries, currency, highestFee }: WhereProps) => {
  const intl = useIntl();
  const { money, percent } = useMoney();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.bundles.${id}` }, values);
  if (countries.length === 0) return <p className={operatorPage.quiet}>{say('where-none')}</p>;
  const named = countries.map(({ country, tax_rate: rate }) => {
    const name = intl.formatDisplayName(country, { type: 'region' }) ?? country;
    return rate === 0 ? say('country-untaxed', { country: name }) : say('country', { country: name, rate: percent(rate) });
  });
  return (
    <p className={operatorPage.quiet}>
      {say('where', { countries: intl.formatList(named), fee: money({ amount: highestFee, currency }) })}
    </p>
  );
};

/** Bundles and what they cost: now, before and from a time to come, and the prices that wait for another operator. */
export const BundlesScreen = paymentScreen([bundlesTexts], Bundles);
