import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '@rendezvous/client/testing';
import { refund, refundQuote } from '../testing/answers';
import { show } from '../testing/show';
import { RefundsScreen } from './refunds-screen';

const REFUNDS = 'GET /api/refunds';
const REQUEST = 'POST /api/orders/7/refund';
const page = { at: '/credits/refund' };
const quoted = (quotes = [refundQuote], refunds = [refund]) => ({ [REFUNDS]: () => ({ quotes, refunds, refund_days: 14 }) });
const withdraw = () => screen.findByRole('button', { name: /^Withdraw from contract here: 25 credits/ });
const confirm = () => screen.findByRole('button', { name: 'Confirm withdrawal' });

test('a purchase is withdrawn from in two steps, and the second says what goes and what comes back', async () => {
  const server = givenServer({
    ...quoted([{ ...refundQuote, ends_premium: true }]),
    [REQUEST]: () => ({ ...refund, order: 7, state: 'requested', amount: refundQuote.amount }),
  });
  await show(<RefundsScreen />, page);
  await userEvent.click(await withdraw());
  fireEvent.click(await confirm(), { detail: 2 });
  expect(server.of(REQUEST)).toHaveLength(0);
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/19 credits leave your account at once\. €21\.27 goes back/)).toBeInTheDocument();
  expect(dialog.getByText(/Premium ends/)).toBeInTheDocument();
  server.answers(quoted([], [refund]));
  const behind: boolean[] = [];
  const heading = screen.getByRole('heading', { level: 1, hidden: true });
  heading.addEventListener('focus', () => behind.push(screen.queryByRole('alertdialog') !== null));
  await userEvent.click(await confirm());
  expect(await screen.findByText('We have your withdrawal. €21.27 is on its way back.')).toBeInTheDocument();
  expect(await screen.findByText('Nothing to withdraw from')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  // what lies behind an open dialog takes no focus
  expect(behind).toEqual([false]);
  expect(server.of(REQUEST)).toMatchObject([{ body: { expected_credits: 19, expected_amount: 2127 } }]);
});

test('purchases of one day are told apart by how they were paid and by their receipts', async () => {
  const other = { ...refundQuote, order: 6, method: 'paypal' as const, card: null, invoice: '2026-000006' };
  givenServer(quoted([refundQuote, other], [{ ...refund, state: 'requested', credit_note: null }]));
  await show(<RefundsScreen />, page);
  expect((await screen.findByText('Receipt 2026-000007')).parentElement).toHaveTextContent('Visa ending in 4242 · Receipt 2026-000007');
  expect(screen.getByText('Receipt 2026-000006').parentElement).toHaveTextContent('PayPal · Receipt 2026-000006');
  expect(screen.getByRole('button', { name: /receipt 2026-000006$/ })).toBeInTheDocument();
  // as the note says that told of it
  expect(screen.getByText('On its way')).toBeInTheDocument();
});

test('what has changed meanwhile is shown in place, and asked again by the same step; a lost answer keeps the client id', async () => {
  const server = givenServer({ ...quoted(), [REQUEST]: () => new Refused(503, 'server.unavailable') });
  await show(<RefundsScreen />, page);
  await userEvent.click(await withdraw());
  await userEvent.click(await confirm());
  await screen.findByText(/try again/i, { selector: '[role=alert] *, [role=alert]' });
  server.answers({
    ...quoted([{ ...refundQuote, unused: 18, amount: { amount: 2015, currency: 'EUR' } }]),
    [REQUEST]: () => new Refused(409, 'billing.refund-changed'),
  });
  await userEvent.click(await confirm());
  expect(await screen.findByText(/What goes back has changed/)).toBeInTheDocument();
  expect(await screen.findByText(/18 credits leave your account at once\. €20\.15/)).toBeInTheDocument();
  const [first, second] = server.of(REQUEST).map(({ body }) => (body as { clientId: string }).clientId);
  expect(second).toBe(first);
});

test('each refund says how it stands; one that did not go through says where the credits are', async () => {
  givenServer(quoted([], [{ ...refund, id: 'b', state: 'failed', credit_note: null }, refund]));
  await show(<RefundsScreen />, page);
  expect(await screen.findByText('Did not go through')).toBeInTheDocument();
  expect(screen.getByText(/Your credits are back in your account/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Credit note C2026-000003 (PDF)' })).toHaveAttribute(
    'href',
    `/api/refunds/${refund.id}/credit-note?language=en`,
  );
});

test('of a direct debit that was not sent nobody is told that money goes back', async () => {
  const server = givenServer({
    ...quoted([{ ...refundQuote, collected: false, ends_premium: true }]),
    [REQUEST]: () => ({ ...refund, order: 7, state: 'requested', amount: refundQuote.amount }),
  });
  await show(<RefundsScreen />, page);
  await userEvent.click(await withdraw());
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/€21\.27 was not debited yet, and will not be/)).toBeInTheDocument();
  expect(dialog.getByText(/^Premium ends at once/)).toBeInTheDocument();
  server.answers(quoted([], [{ ...refund, collected: false }]));
  await userEvent.click(await confirm());
  expect(await screen.findByText('We have your withdrawal. €21.27 will not be debited.')).toBeInTheDocument();
  expect(await screen.findByText(/^Nothing was debited from your account/)).toBeInTheDocument();
});

test.each([
  ['open', /set aside until the bank has decided/],
  ['lost', /The credits of this purchase went with it/],
] as const)('one that failed since the payment is disputed does not say that credits are back: %s', async (disputed, text) => {
  givenServer(quoted([], [{ ...refund, state: 'failed', credit_note: null, disputed }]));
  await show(<RefundsScreen />, page);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByText(/Your credits are back/)).not.toBeInTheDocument();
});

test('a credit note of money that came back is named with what cancels it', async () => {
  givenServer(quoted([], [{ ...refund, state: 'failed', reversal: 'R2026-000001' }]));
  await show(<RefundsScreen />, page);
  const cancelled = await screen.findByRole('link', { name: 'Cancelled by R2026-000001 (PDF)' });
  expect(cancelled).toHaveAttribute('href', `/api/refunds/${refund.id}/reversal?language=en`);
});

test('a list that cannot be had is asked for again in place', async () => {
  const server = givenServer({ [REFUNDS]: () => new Refused(500, 'server.error') });
  await show(<RefundsScreen />, page);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers(quoted());
  await userEvent.click(again);
  expect(await withdraw()).toBeInTheDocument();
});

describe('of a direct debit', () => {
  const SIGNED = { state: 'signed', due: '2026-11-24' } as const;
  const debited = { ...refundQuote, method: 'sepa' as const, card: null, direct_debit: SIGNED };

  test('that has not gone out nothing comes back: it is not debited, and no refund says that it was', async () => {
    const refunds = [
      { ...refund, id: 'a', collected: false, credit_note: null },
      { ...refund, id: 'b', state: 'requested' as const, collected: false, credit_note: null },
    ];
    givenServer(quoted([{ ...debited, whole: true, collected: false }], refunds));
    await show(<RefundsScreen />, page);
    expect((await screen.findByText('Not debited then')).nextSibling).toHaveTextContent('€21.27');
    expect(screen.getByText(/nothing was debited yet: nothing will be/)).toBeInTheDocument();
    expect(screen.queryByText(/whole payment back|You get back/)).not.toBeInTheDocument();
    expect(screen.getAllByText('Not debited')).toHaveLength(2);
    expect(screen.getByText(/^Nothing was debited from your account yet/)).toBeInTheDocument();
    expect(screen.queryByText(/^(Refunded|On its way)$/)).not.toBeInTheDocument();
  });

  test('that is at the bank the money goes back after that was debited: quote, question, answer and list say when', async () => {
    const after = /Your account is to be debited on November 24, 2026 first/;
    const waits = { ...refund, state: 'pending' as const, credit_note: null, direct_debit: SIGNED };
    const server = givenServer({ ...quoted([debited], [waits]), [REQUEST]: () => ({ ...waits, order: 7, amount: refundQuote.amount }) });
    await show(<RefundsScreen />, page);
    expect(await screen.findAllByText(after)).toHaveLength(2);
    await userEvent.click(await withdraw());
    expect(within(screen.getByRole('alertdialog')).getByText(after)).toBeInTheDocument();
    server.answers(quoted([], [waits]));
    await userEvent.click(await confirm());
    expect(await screen.findByText(/€21\.27 goes back some bank days after the debit of November 24, 2026/)).toBeInTheDocument();
  });
});
