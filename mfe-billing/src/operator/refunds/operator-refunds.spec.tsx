import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REFUND_FAULTS } from '@rendezvous/contracts/billing/refund-faults';
import { type Answers, givenServer, Refused } from '@rendezvous/client/testing';
import { foundMember } from '../../testing/operator-adjustments';
import { operatorRefundQuote, operatorRefunds } from '../../testing/operator-refunds';
import { operator } from '../../testing/screens';
import { show } from '../../testing/show';
import messages from './messages/en.json';
import french from './messages/fr.json';
import { OperatorRefundsScreen } from './operator-refunds-screen';

const LIST = 'GET /api/operator/refunds';
const left = operatorRefunds[2]!;
const ASK = `POST /api/operator/refunds/${left.id}/ask`;
const { order, unused } = operatorRefundQuote;
const QUOTE = `GET /api/operator/orders/${order}/refund-quote`;
const PAY = `POST /api/operator/orders/${order}/refund`;
const refunds = () => ({ refunds: operatorRefunds, more: true, waiting: 2 });
const part = { ...operatorRefundQuote, back: 5, amount: { amount: 560, currency: 'EUR' as const }, whole: false, ends_premium: false };
const given = (more: Answers = {}) =>
  givenServer({
    [LIST]: refunds,
    'GET /api/operator/members': () => ({ members: [foundMember] }),
    [`GET /api/operator/refund-quotes/${foundMember.id}`]: () => ({ quotes: [operatorRefundQuote] }),
    [QUOTE]: () => part,
    [PAY]: () => operatorRefunds[4]!,
    ...more,
  });
const open = (query = '') => show(<OperatorRefundsScreen />, { at: `/operator/billing/refunds${query}`, user: operator });

test('refunds that did not come are told of, and asked for again in place', async () => {
  const server = given({ [LIST]: () => new Refused(500, 'server.error') });
  await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [LIST]: refunds });
  await userEvent.click(retry);
  expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(operatorRefunds.length + 1);
});

test('each row says how it stands and leads to the chain of its payment; how many wait stands at the filter', async () => {
  given();
  await open();
  const row = within(await screen.findByRole('table')).getByRole('row', { name: /^12 Unknown/ });
  expect(row.textContent).toMatch(/^12Unknown€21\.27527PayPal/);
  expect(within(row).getByRole('link', { name: 'Order 52: the chain of its payment' })).toHaveAttribute(
    'href',
    `/operator/billing/trace?find=payment%3A${left.payment_id}`,
  );
  expect(screen.getByRole('link', { name: 'Waiting for you (2)' })).toBeInTheDocument();
});

test('one that is done since nothing was debited is not told as paid back, in its row, when it is opened or asked about', async () => {
  const undone = { ...left, number: 15, provider: 'sepa', state: 'succeeded' as const, waits: false, collected: false };
  given({ [LIST]: () => ({ ...refunds(), refunds: [undone, left] }), [ASK]: () => ({ ...undone, id: left.id }) });
  await open('?refund=15');
  expect((await screen.findByRole('row', { name: /^15 Not debited/ })).textContent).not.toMatch(/Paid back/);
  expect(screen.getByText(/^Nothing was debited for the purchase/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: '12' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask again now' }));
  expect(await screen.findByText('Nothing was debited for it: nothing goes back.')).toBeInTheDocument();
});

test('what we say of its last answer is translated, and the words of a company stay as they came', async () => {
  given({
    [LIST]: () => ({ ...refunds(), refunds: [{ ...left, fault: 'no-answer' }, operatorRefunds.find(({ number }) => number === 8)!] }),
  });
  await open('?refund=12');
  expect(await screen.findByText('PayPal gave no answer.')).not.toHaveAttribute('lang');
  await userEvent.click(screen.getByRole('link', { name: '8' }));
  expect(await screen.findByText('The account is closed.')).toHaveAttribute('lang', 'en');
});

test('everything that we say of a last answer has a sentence', () => {
  const ids = REFUND_FAULTS.map((fault) => `billing.operator-refunds.fault.${fault}`);
  for (const texts of [messages, french]) expect(ids.filter((id) => !(id in texts))).toEqual([]);
});

test('which are shown stands in the address: a state, a company, older ones', async () => {
  const server = given();
  await open();
  await userEvent.click(await screen.findByRole('link', { name: 'Failed' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Provider' }), 'PayPal');
  await waitFor(() => expect(server.of(LIST).at(-1)?.query).toEqual({ state: 'failed', provider: 'paypal' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Show older ones' }));
  await waitFor(() => expect(server.of(LIST).at(-1)?.query).toEqual({ state: 'failed', provider: 'paypal', before: '8' }));
});

test('one that nobody asks about any more says so, can be asked about now, and leads to where it is settled', async () => {
  const server = given({ [ASK]: () => ({ ...left, state: 'succeeded', waits: false }) });
  await open('?refund=12');
  const panel = within(await screen.findByRole('region', { name: 'Refund 12' }));
  expect(panel.getByText(/asked no more by itself/)).toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'Settle it by hand' })).toHaveAttribute('href', '/operator/billing/differences?difference=4');
  expect(panel.getByRole('link', { name: 'What the provider sent' })).toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: 'Ask again now' }));
  expect(await screen.findByText('The money went back.')).toBeInTheDocument();
  expect(server.of(ASK)).toHaveLength(1);
  await waitFor(() => expect(server.of(LIST)).toHaveLength(2));
});

test('one that is decided asks nobody, and tells which operator paid it back, and why', async () => {
  given();
  await open('?refund=10');
  const panel = within(await screen.findByRole('region', { name: 'Refund 10' }));
  expect(panel.getByText(/by operator #31/)).toBeInTheDocument();
  expect(panel.getByText(/They fell ill/)).toBeInTheDocument();
  expect(panel.queryByRole('button')).not.toBeInTheDocument();
});

test('what was heard of one that waits is told with a reason, and another operator’s word is decided about', async () => {
  const told = `POST /api/operator/refunds/${left.id}/decisions`;
  const decision = {
    id: 3,
    outcome: 'paid' as const,
    reason: 'They said so.',
    state: 'open' as const,
    asked_by: 99,
    asked_at: '2026-11-24T10:00:00.000Z',
    expires_at: '2026-12-01T10:00:00.000Z',
    decided_by: null,
    decided_at: null,
  };
  const approve = 'PUT /api/operator/refund-decisions/3/approved';
  const server = given({ [told]: () => ({ ...left, decision }), [approve]: () => ({ ...left, state: 'succeeded', waits: false }) });
  await open('?refund=12');
  const panel = within(await screen.findByRole('region', { name: 'Refund 12' }));
  await userEvent.click(panel.getByRole('button', { name: 'Ask a second operator' }));
  expect(panel.getByText(/Please say how you know/)).toBeInTheDocument();
  expect(panel.getByRole('combobox')).toHaveValue('');
  expect(panel.getByRole('combobox')).toHaveFocus();
  expect(panel.getByText('Please say what the company told you.')).toBeInTheDocument();
  await userEvent.selectOptions(panel.getByRole('combobox'), 'It was not paid back, and will not be');
  await userEvent.type(panel.getByRole('textbox', { name: 'How you know' }), 'They said so.');
  server.answers({ [LIST]: () => ({ ...refunds(), refunds: [{ ...left, decision }] }) });
  await userEvent.click(panel.getByRole('button', { name: 'Ask a second operator' }));
  expect(server.of(told).map(({ body }) => body)).toEqual([{ outcome: 'not-paid', reason: 'They said so.' }]);
  expect(await panel.findByText('Operator #99 says: It was paid back. They said so.')).toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('The money went back.')).toBeInTheDocument();
  expect(server.of(approve)).toHaveLength(1);
});

test('one that was made in the company’s dashboard says so', async () => {
  given();
  await open('?refund=9');
  const panel = within(await screen.findByRole('region', { name: 'Refund 9' }));
  expect(panel.getByText(/in the company’s dashboard/)).toBeInTheDocument();
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (credits: string, reason: string) => {
  const field = await screen.findByRole('textbox', { name: 'Credits that go back' });
  await userEvent.clear(field);
  await userEvent.type(field, credits);
  if (reason !== '') await userEvent.type(screen.getByRole('textbox', { name: 'Why' }), reason);
  await userEvent.click(screen.getByRole('button', { name: 'Look at what goes back' }));
};

test('more credits than are unused, and no reason, are marked and nothing is looked at', async () => {
  const server = given();
  await open('?find=%237');
  await fill(String(unused + 1), '');
  expect(await screen.findByText(`A whole number from 1 to ${unused}, please.`)).toBeInTheDocument();
  expect(screen.getByText('Please say why: others read it later.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Credits that go back' })).toHaveFocus();
  expect(server.of(QUOTE)).toHaveLength(0);
});

test('what goes back is shown first; then one press, however often, is one refund', async () => {
  const server = given();
  await open('?find=%237');
  await fill('5', 'They wrote to us.');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Pay this back?' }));
  expect(await dialog.findByText(`5 of ${unused} unused`)).toBeInTheDocument();
  expect(dialog.getByText('They wrote to us.')).toBeInTheDocument();
  expect(dialog.getByText(/own time to withdraw is over/)).toBeInTheDocument();
  expect(server.of(QUOTE)[0]?.query).toEqual({ credits: '5' });
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Pay back €5.60' }));
  expect(await screen.findByText('The refund is on its way.')).toBeInTheDocument();
  expect(server.of(PAY).map(({ body }) => body)).toEqual([
    { clientId: expect.any(String), expected_credits: 5, expected_amount: 560, reason: 'They wrote to us.' },
  ]);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Refund 10' })).toBeInTheDocument();
});

test('a lost answer is asked for under the same name; what has changed meanwhile is told, with what it is now', async () => {
  const server = given({ [PAY]: () => new Refused(500, 'server.error') });
  await open('?find=%237');
  await fill('5', 'They wrote to us.');
  await press('Pay back €5.60');
  await waitFor(() => expect(server.of(QUOTE)).toHaveLength(2));
  server.answers({ [PAY]: () => new Refused(409, 'billing.refund-changed'), [QUOTE]: () => ({ ...part, back: 4 }) });
  await press('Pay back €5.60');
  expect(await screen.findByText(/What goes back has changed/)).toBeInTheDocument();
  expect(await screen.findByText(`4 of ${unused} unused`)).toBeInTheDocument();
  const [first, second] = server.of(PAY).map(({ body }) => (body as { clientId: string }).clientId);
  expect(second).toBe(first);
});
