import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STORE_CONSENT_VERSION } from '@rendezvous/contracts/billing/store-consent';
import { givenServer, Refused, user } from '@rendezvous/client/testing';
import { noStoredCards, openOrder, priceList, repeatOrder, storedCards, storedCardsOfBefore } from '../testing/answers';
import { show } from '../testing/show';
import { CreditsScreen } from './credits-screen';
import { confirmationTexts } from './confirmation/texts';

beforeEach(() => localStorage.clear());

const CREATE = 'POST /api/orders';
const STORED = 'GET /api/stored-methods';
const answers = {
  'GET /api/credits/bundles': () => priceList,
  'GET /api/user.php': () => ({ user }),
  [STORED]: () => storedCards,
  [CREATE]: () => ({ order: openOrder, redirect: '/credits/return/7' }),
};
const asked = async (at = '/credits/50/card', who: typeof user = user) => {
  const left: string[] = [];
  await show(<CreditsScreen leave={(to) => left.push(to)} />, { at, route: '/credits/:id?/:paymentmethod?', user: who });
  await userEvent.click(await screen.findByRole('button', { name: /^Pay/ }));
  return { left, dialog: within(await screen.findByRole('dialog')) };
};
const card = (name: RegExp) => screen.getByRole('radio', { name });
const pay = async () => userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Pay €/ }));
const sent = (server: ReturnType<typeof givenServer>) =>
  server.of(CREATE).map(({ body: { clientId, stored_method, store_consent } }) => ({ clientId, stored_method, store_consent }));

test('the card that was used last is chosen, and Enter pays with it', async () => {
  const server = givenServer(answers);
  const { left, dialog } = await asked();
  expect(card(/^Visa ending in 4242/)).toBeChecked();
  expect(dialog.getByText('Expires 04/2029')).toBeInTheDocument();
  expect(dialog.getByText(/^It is charged as soon as you press the button\. Your bank may ask you/)).toBeInTheDocument();
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(left).toEqual(['/credits/return/7']));
  expect(sent(server)).toMatchObject([{ stored_method: 3 }]);
  expect(server.of(CREATE)[0]!.body).not.toHaveProperty('store_consent');
});

test('the card of the last payment goes before the one that was used last', async () => {
  const last = { ...repeatOrder.last!, card: { brand: 'Mastercard', last4: '3220' } };
  givenServer({ ...answers, 'GET /api/credits/repeat-order': () => ({ ...repeatOrder, last }) });
  await asked('/credits/50/card', { ...user, paid_user: true });
  expect(card(/^Mastercard ending in 3220/)).toBeChecked();
});

test('another card is stored only by a tick of one’s own, which is told with its wording', async () => {
  const server = givenServer(answers);
  const { left, dialog } = await asked();
  await userEvent.click(card(/^Another card/));
  const box = dialog.getByRole('checkbox', { name: 'Store this card for my next purchases' });
  expect(box).not.toBeChecked();
  expect(dialog.getByText(/^You enter your card on the payment provider’s page/)).toBeInTheDocument();
  await userEvent.click(box);
  await pay();
  await waitFor(() => expect(left).toHaveLength(1));
  expect(sent(server)).toMatchObject([{ store_consent: STORE_CONSENT_VERSION }]);
  expect(server.of(CREATE)[0]!.body).not.toHaveProperty('stored_method');
});

test('without a stored card the dialog asks whether to store this one; unanswered, it is not', async () => {
  const server = givenServer({ ...answers, [STORED]: () => noStoredCards });
  const { left, dialog } = await asked();
  expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await pay();
  await waitFor(() => expect(left).toHaveLength(1));
  expect(sent(server)).toEqual([{ clientId: expect.any(String), stored_method: undefined, store_consent: undefined }]);
});

test.each([
  ['2', /^Mastercard/],
  ['another', /^Another card/],
  ['99', /^Visa/],
])('the way back from a failure names the card: %s', async (named, chosen) => {
  givenServer(answers);
  await asked(`/credits/50/card?card=${named}`);
  expect(card(chosen)).toBeChecked();
});

test('a card that is over is not offered, and no card is with another way to pay', async () => {
  givenServer({ ...answers, [STORED]: () => storedCardsOfBefore });
  const { dialog } = await asked();
  expect(dialog.queryByRole('radio', { name: /Mastercard/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: 'Not now' })[0]!);
  await userEvent.click(screen.getByRole('radio', { name: /^PayPal/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Pay/ }));
  const again = within(await screen.findByRole('dialog'));
  expect([again.queryByRole('radio'), again.queryByRole('checkbox')]).toEqual([null, null]);
});

test('where nothing is said of stored cards, one pays as before', async () => {
  const server = givenServer({ ...answers, [STORED]: () => new Refused(500, 'server.error') });
  const { left } = await asked();
  await pay();
  await waitFor(() => expect(left).toHaveLength(1));
  expect(sent(server)).toMatchObject([{ stored_method: undefined, store_consent: undefined }]);
});

test('a card that is gone is told of, is offered no more, and the next try is another order', async () => {
  const server = givenServer({ ...answers, [CREATE]: () => new Refused(410, 'billing.stored-method-gone') });
  await asked();
  server.answers({ [STORED]: () => ({ ...storedCards, stored: storedCards.stored.slice(1) }) });
  await pay();
  expect(
    await screen.findByText('This stored card is no longer there. Nothing was charged. Please choose another card.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(server.of(STORED)).toHaveLength(2));
  server.answers({ [CREATE]: () => ({ order: openOrder, redirect: '/credits/return/7' }) });
  await waitFor(async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Pay/ }));
    expect(screen.queryByRole('radio', { name: /^Visa/ })).not.toBeInTheDocument();
  });
  await pay();
  await waitFor(() => expect(server.of(CREATE)).toHaveLength(2));
  const [first, second] = sent(server);
  expect([first?.stored_method, second?.stored_method, first?.clientId === second?.clientId]).toEqual([3, 2, false]);
});

test('what was chosen of the card is chosen when a changed price is asked about again, and goes with no other method', async () => {
  const server = givenServer({
    ...answers,
    [STORED]: () => ({ ...storedCards, storable: ['card', 'paypal'] }),
    [CREATE]: () => new Refused(409, 'billing.price-changed', { params: { total: 5499, currency: 'EUR' } }),
  });
  await asked();
  await userEvent.click(card(/^Mastercard/));
  await pay();
  await userEvent.click(await screen.findByRole('button', { name: /^Pay/ }));
  expect(card(/^Mastercard/)).toBeChecked();
  await userEvent.click(card(/^Another card/));
  await userEvent.click(screen.getByRole('checkbox'));
  await pay();
  await userEvent.click(await screen.findByRole('button', { name: /^Pay/ }));
  expect([card(/^Another card/), screen.getByRole('checkbox')].map((field) => (field as HTMLInputElement).checked)).toEqual([true, true]);
  expect(sent(server)).toMatchObject([{ stored_method: 2 }, { store_consent: STORE_CONSENT_VERSION }]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Not now' })[0]!);
  await userEvent.click(screen.getByRole('radio', { name: /^PayPal/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Pay/ }));
  expect(await screen.findByRole('checkbox')).not.toBeChecked();
});

test('after a lost answer the same card continues the same order, another one begins another', async () => {
  const server = givenServer({ ...answers, [CREATE]: () => new Refused(503, 'billing.provider-silent') });
  await asked();
  await pay();
  await screen.findByText(/gives no answer right now/);
  await userEvent.click(screen.getByRole('button', { name: /^Pay/ }));
  await pay();
  await waitFor(() => expect(server.of(CREATE)).toHaveLength(2));
  await userEvent.click(await screen.findByRole('button', { name: /^Pay/ }));
  await userEvent.click(card(/^Mastercard/));
  await pay();
  await waitFor(() => expect(server.of(CREATE)).toHaveLength(3));
  const [first, second, third] = sent(server).map(({ clientId }) => clientId);
  expect([first === second, first === third]).toEqual([true, false]);
});

/** What members agreed to, by the version that is stored with their consent. Another wording is another version. */
const WORDINGS: Readonly<Record<number, readonly string[]>> = {
  1: [
    'Store this card for my next purchases',
    'The payment provider stores it; we see its brand, last 4 digits and expiry only. It is charged only when you confirm a purchase here. You can remove it at any time under “Your purchases”.',
    'Enregistrer cette carte pour mes prochains achats',
    'Le prestataire de paiement l’enregistre ; nous n’en voyons que la marque, les 4 derniers chiffres et l’expiration. Elle n’est débitée que si vous confirmez un achat ici. Vous pouvez la supprimer à tout moment dans « Vos achats ».',
  ],
};

test('the wording of the consent is that of its version', () => {
  const shown = [confirmationTexts.en, confirmationTexts.fr].flatMap((texts) => [
    texts['billing.confirm.store'],
    texts['billing.confirm.store-hint'],
  ]);
  expect(shown).toEqual(WORDINGS[STORE_CONSENT_VERSION]);
});
