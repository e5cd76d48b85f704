import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { CURRENCIES, type Currency } from '@rendezvous/contracts/kernel';
import { pageAddress } from '../payments/page-address';
import { PaymentList } from '../payments/payment-list';
import { paymentScreen } from '../payments/payment-screen';
import styles from '../payments/payments.module.css';
import { SiteFilter } from '../payments/site-filter';
import { useRun } from '../payments/use-run';
import { BundlePanel } from './bundle-panel';
import { bundlesApi } from './bundles.api';
import { BundlesTable } from './bundles-table';
import { NewBundle } from './new-bundle';
import { pricedIn } from './priced-bundles';
import { bundlesTexts } from './texts';
import { Where } from './where';

/** Euros are shown without a word in the address. */
const inAddress = (currency: Currency): string | null => (currency === 'EUR' ? null : currency);

const Bundles = () => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.bundles.${id}` });
  const [search] = useSearchParams();
  const currency = CURRENCIES.find((one) => one === search.get('currency')) ?? 'EUR';
  const siteId = Number(search.get('site')) || null;
  const list = bundlesApi.useBillingOperatorBundlesQuery(siteId === null ? {} : { site: siteId });
  const { currentData: data } = list;
  const [add, { isLoading: adding }] = bundlesApi.useBillingAddBundleMutation();
  const [sell, { isLoading: selling }] = bundlesApi.useBillingSetBundleOnSaleMutation();
  const [remove, { isLoading: removing }] = bundlesApi.useBillingRemoveBundleMutation();
  const [ask, { isLoading: asking }] = bundlesApi.useBillingChangeBundlePriceMutation();
  const [follow, { isLoading: following }] = bundlesApi.useBillingFollowBundlePriceMutation();
  const [approve, { isLoading: approving }] = bundlesApi.useBillingApprovePriceMutation();
  const [decline, { isLoading: declining }] = bundlesApi.useBillingDeclinePriceMutation();
  const [withdraw, { isLoading: withdrawing }] = bundlesApi.useBillingWithdrawPriceMutation();
  const [mark, { isLoading: marking }] = bundlesApi.useBillingMakeBundlePopularMutation();
  const { run, news } = useRun(list.refetch);
  const rows = data && pricedIn(data, currency, siteId);
  const selected = rows?.find(({ id }) => id === search.get('bundle')) ?? null;
  const site = data?.sites.find(({ id }) => id !== null && id === siteId) ?? null;
  const countries = data?.countries.filter((country) => country.currency === currency) ?? [];
  const highestFee = Math.max(0, ...countries.map(({ highest_fee: fee }) => fee));
  const shown = (more: Readonly<Record<string, string | null>>) =>
    pageAddress('bundles', { site: siteId === null ? null : String(siteId), currency: inAddress(currency), ...more });
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
          link: <Link to={shown({ currency: inAddress(one) })} />,
        }))}
        intro={
          data ? (
            <>
              <SiteFilter sites={data.sites} current={siteId} addressOf={(one) => shown({ site: one })} />
              <Where countries={countries} currency={currency} highestFee={highestFee} />
            </>
          ) : null
        }
        more={null}
        detail={
          data ? (
            <div className={styles.beside}>
              {selected === null ? null : (
                <BundlePanel
                  key={`${selected.id} ${currency} ${siteId}`}
                  bundle={selected}
                  site={site}
                  currency={currency}
                  highestFee={highestFee}
                  busy={asking || following || approving || declining || withdrawing || selling || marking || removing}
                  onAsk={(wish) => run(ask(wish).unwrap(), () => say('is-asked'))}
                  onFollow={() =>
                    void (siteId !== null && run(follow({ bundle: selected.id, site: siteId, currency }).unwrap(), () => say('is-asked')))
                  }
                  onApprove={(requestId) => void run(approve({ requestId }).unwrap(), () => say('is-approved'))}
                  onDecline={(requestId) => void run(decline({ requestId }).unwrap(), () => say('is-declined'))}
                  onWithdraw={(begins_at) =>
                    void run(withdraw({ bundle: selected.id, site: siteId, currency, begins_at }).unwrap(), () => say('is-withdrawn'))
                  }
                  onSell={(on_sale) =>
                    void run(sell({ bundle: selected.id, site: siteId, on_sale }).unwrap(), () =>
                      say(on_sale ? 'is-on-sale' : 'is-off-sale'),
                    )
                  }
                  onRemove={() => void run(remove({ bundle: selected.id }).unwrap(), () => say('is-removed'))}
                  onPopular={() => void run(mark({ bundle: selected.id }).unwrap(), () => say('is-popular'))}
                />
              )}
              <NewBundle
                site={siteId}
                currency={currency}
                highestFee={highestFee}
                busy={adding}
                onAdd={(wish) => run(add(wish).unwrap(), () => say('is-added'))}
              />
            </div>
          ) : null
        }
      >
        {(bundles) => (
          <BundlesTable
            bundles={bundles}
            currency={currency}
            site={siteId}
            selected={selected?.id ?? null}
            addressOf={(bundle) => shown({ bundle })}
          />
        )}
      </PaymentList>
      {news}
    </>
  );
};

/** Bundles and what they cost, everywhere or on a site: now, before and from a time to come, and the prices that wait for another operator. */
export const BundlesScreen = paymentScreen([bundlesTexts], Bundles);
