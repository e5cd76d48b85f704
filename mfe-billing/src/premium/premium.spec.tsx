import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused, user } from '@rendezvous/client/testing';
import { priceList, priceListWithBonus } from '../testing/answers';
import { show } from '../testing/show';
import { savingOf } from './packages';
import { PremiumScreen } from './premium-screen';
import { PricingScreen } from './pricing-screen';

const BUNDLES = 'GET /api/credits/bundles';
const premium = { at: '/premium' };
const pricing = { at: '/pricing' };

const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('the table has the site’s own numbers', async () => {
  givenServer({ [BUNDLES]: () => priceList });
  await show(<PremiumScreen />, { ...premium, settings: { free_photos: 4, premium_photos: 30, free_conversations: 1 } });
  expect(row('Photos on your own profile')).toEqual(['4', '30']);
  expect(row('Start conversations')).toEqual(['1', '∞Unlimited']);
  expect(row('See every photo')).toEqual(['No', 'Yes']);
});

test('the 46 % claim is made only where the operator can substantiate it', async () => {
  givenServer({ [BUNDLES]: () => priceList });
  const { unmount } = await show(<PremiumScreen />, premium);
  expect(await screen.findByRole('link', { name: 'Choose credits, from €12.99' })).toHaveAttribute('href', '/credits');
  expect(screen.queryByText(/46/)).not.toBeInTheDocument();
  unmount();
  await show(<PremiumScreen />, { ...premium, settings: { claim_46_percent: true } });
  expect(screen.getByText(/46% higher chance/)).toBeInTheDocument();
});

test('who is Premium is told so, and not sold it again', async () => {
  givenServer({ [BUNDLES]: () => priceList });
  await show(<PremiumScreen />, { ...premium, user: { ...user, paid_user: true } });
  expect(await screen.findByText('You are Premium for life')).toBeInTheDocument();
  expect(screen.queryByText('Bundles that make you Premium')).not.toBeInTheDocument();
});

test('a saving is what a credit costs less than in the dearest bundle, never rounded up', () => {
  const [ten, , , , most] = priceList.bundles;
  expect(savingOf(ten!, priceList.bundles)).toBe(0);
  expect(savingOf(most!, priceList.bundles)).toBe(38);
});

test('without prices the rest of the page stays, and they are asked for again', async () => {
  const server = givenServer({ [BUNDLES]: () => new Refused(500, 'server.error') });
  await show(<PremiumScreen />, { ...premium, user: null });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('table')).toBeInTheDocument();
  server.answers({ [BUNDLES]: () => priceList });
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: /^250 credits/ })).toHaveAttribute('href', '/credits/250');
});

test('pricing names bundles, costs, methods and returns for everybody', async () => {
  givenServer({ [BUNDLES]: () => priceList });
  await show(<PricingScreen />, { ...pricing, user: null });
  expect(await screen.findByText(/Prices for France, 20% VAT included\. A message costs from €0\.80\./)).toBeInTheDocument();
  expect(screen.getByRole('row', { name: '250 credits €199.99 €0.80' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Send a message 1 credit' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'PayPal €0.35' })).toBeInTheDocument();
  expect(screen.getByText(/within 14 days/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign up for free' })).toHaveAttribute('href', '/signup?next=%2Fpricing');
});

test('where prices are without tax none is claimed', async () => {
  givenServer({ [BUNDLES]: () => ({ ...priceList, country: 'US', tax_rate: 0 }) });
  await show(<PricingScreen />, pricing);
  expect(await screen.findByText('Prices for United States.')).toBeInTheDocument();
});

test('beside a discount stand the normal price, the reason and the end', async () => {
  givenServer({ [BUNDLES]: () => priceListWithBonus });
  await show(<PremiumScreen />, premium);
  expect(await screen.findByRole('link', { name: 'Choose credits, from €9.74' })).toBeInTheDocument();
  expect(screen.getByText('€12.99 without the 25% joining bonus, which ends at 1:12 AM.')).toBeInTheDocument();
});

test('to whoever’s profile is disabled no discount is announced, and prices are those of the list all the same', async () => {
  givenServer({ [BUNDLES]: () => priceListWithBonus });
  await show(<PremiumScreen />, { ...premium, user: { ...user, moderated: true } });
  expect(await screen.findByRole('link', { name: 'Choose credits, from €9.74' })).toBeInTheDocument();
  expect(screen.queryByText(/joining bonus/)).not.toBeInTheDocument();
});

test('the discount of who was about to leave is named as that, with its day', async () => {
  givenServer({ [BUNDLES]: () => ({ ...priceListWithBonus, offer: { ...priceListWithBonus.offer!, reason: 'leaving' as const } }) });
  await show(<PremiumScreen />, premium);
  const told = /^€12\.99 without the 25% discount that you took when you were about to leave, which ends on .+ at 1:12 AM\.$/;
  expect(await screen.findByText(told)).toBeInTheDocument();
});
