import type { BundlePrice } from '@rendezvous/contracts/billing/operator-bundles';
import { operatorBundles } from '../../testing/operator-bundles';
import { ownPrice, pricedIn, priceNow } from './priced-bundles';

const price = (site: number | null, amount: number, state: BundlePrice['state']): BundlePrice => ({
  ...operatorBundles.prices[0]!,
  bundle: '10',
  site,
  amount,
  state,
});
const [ALL, OWN, NONE, TO_COME] = [price(null, 1299, 'present'), price(2, 999, 'present'), price(2, 0, 'present'), price(2, 999, 'coming')];

test.each<readonly [string, number | null, BundlePrice[], (number | null)[]]>([
  ['a site sells at its own price', 2, [OWN, ALL], [999, 999]],
  ['without one at that of all', 2, [ALL], [null, 1299]],
  ['so it does once its own has ended', 2, [NONE, price(2, 999, 'past'), ALL], [null, 1299]],
  ['and until its own begins', 2, [TO_COME, ALL], [null, 1299]],
  ['a bundle can be sold on a site alone', 2, [OWN], [999, 999]],
  ['and is not sold elsewhere', null, [], [null, null]],
])('%s', (_, site, prices, told) => {
  const [bundle] = pricedIn({ ...operatorBundles, prices }, 'EUR', site);
  expect([ownPrice(bundle!), priceNow(bundle!)]).toEqual(told);
});
