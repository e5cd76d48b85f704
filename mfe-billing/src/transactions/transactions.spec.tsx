import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { invalidateAfter } from '@rendezvous/client';
import { givenServer, Refused } from '@rendezvous/client/testing';
import {
  dearOrder,
  disputedOrder,
  lostOrder,
  openOrder,
  order,
  refund,
  refundedOrder,
  repeatOrder,
  returnedOrder,
  signedOrder,
  statement,
  uncollectedOrder,
} from '../testing/answers';
import { show } from '../testing/show';
import { ReceiptScreen } from './receipt-screen';
import { TransactionsScreen } from './transactions-screen';

const ORDERS = 'GET /api/orders';
const STATEMENT = 'GET /api/statement';
const nothing = { [STATEMENT]: () => ({ entries: [], more: false }) };
const list = { at: '/transactions' };
const receipt = { at: '/transactions/7', route: '/transactions/:id' };

test('purchases lead to their receipts, older ones come when asked for', async () => {
  const server = givenServer({
    ...nothing,
    [ORDERS]: ({ path }) =>
      path.includes('before=7')
        ? { orders: [{ ...order, id: 3, credits: 10, state: 'failed' }], more: false }
        : { orders: [order], more: true },
  });
  await show(<TransactionsScreen />, list);
  const first = await screen.findByRole('link', { name: /25 credits.*€27.99.*Paid/ });
  expect(first).toHaveAttribute('href', '/transactions/7');
  expect(first).toHaveTextContent('Visa ending in 4242');
  await userEvent.click(screen.getByRole('button', { name: 'Show older ones' }));
  expect(await screen.findByRole('link', { name: /10 credits.*Failed/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show older ones' })).not.toBeInTheDocument();
  expect(server.of(ORDERS)).toHaveLength(2);
});

test('a direct debit is told as paid once it was collected: until then with its day, and otherwise with what became of it', async () => {
  const collected = { ...signedOrder, id: 4, credits: 10, direct_debit: { state: 'collected' as const, due: '2026-10-02' } };
  const orders = [signedOrder, { ...uncollectedOrder, id: 6, credits: 50 }, { ...returnedOrder, id: 5, credits: 100 }, collected];
  givenServer({ ...nothing, [ORDERS]: () => ({ orders, more: false }) });
  await show(<TransactionsScreen />, list);
  expect(
    await screen.findByRole('link', { name: /25 credits.*Direct debit \(SEPA\) · due Nov 24, 2026.*Not debited yet/ }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /50 credits.*Not debited$/ })).not.toHaveTextContent(/due|Refunded/);
  expect(screen.getByRole('link', { name: /100 credits.*Debit came back$/ })).not.toHaveTextContent('Taken back');
  expect(screen.getByRole('link', { name: /10 credits.*Paid$/ })).not.toHaveTextContent('due');
});

test('a purchase of which something is on its way back says so in the list, whatever its state is', async () => {
  const orders = [
    refundedOrder('requested'),
    { ...refundedOrder('unknown'), id: 6, credits: 50 },
    { ...signedOrder, ...refundedOrder('requested', { collected: false }), id: 5, credits: 100 },
    { ...order, id: 4, credits: 10, open_refunds: [] },
  ];
  givenServer({ ...nothing, [ORDERS]: () => ({ orders, more: false }) });
  await show(<TransactionsScreen />, list);
  expect(
    await screen.findByRole('link', { name: /25 credits.*Refund of €21\.27 on its way, asked for on Nov 21, 2026.*Paid/ }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /50 credits.*Refund of €21\.27 being checked, asked for on Nov 21, 2026/ })).toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: /100 credits.*Withdrawn from on Nov 21, 2026: €21\.27 will not be debited/ }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^10 credits/ })).not.toHaveTextContent(/Refund|Withdrawn/);
});

test('no purchases yet leads to the credits', async () => {
  givenServer({ ...nothing, [ORDERS]: () => ({ orders: [], more: false }) });
  await show(<TransactionsScreen />, list);
  expect(await screen.findByRole('link', { name: 'Choose credits' })).toHaveAttribute('href', '/credits');
});

test('the statement tells each entry with its balance, leads on, and is filtered', async () => {
  const server = givenServer({
    [ORDERS]: () => ({ orders: [order], more: false }),
    [STATEMENT]: ({ path }) => (path.includes('kind=messages') ? { ...statement, entries: statement.entries.slice(0, 1) } : statement),
  });
  await show(<TransactionsScreen />, list);
  expect(await screen.findByRole('row', { name: /Purchase Nov 20, 2026 .+ \+25 28/ })).toBeInTheDocument();
  // a true minus, which is read out
  expect(screen.getByRole('row', { name: /Message .+ −1 27$/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Message' })).toHaveAttribute('href', '/chats/3');
  expect(screen.getByRole('link', { name: 'Purchase' })).toHaveAttribute('href', '/transactions/7');
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Messages');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Purchase/ })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Save for spreadsheets' })).toHaveAttribute(
    'href',
    '/api/statement/file?kind=messages&language=en',
  );
  expect(server.of(STATEMENT)).toHaveLength(2);
});

test('before a statement is printed all of it is loaded, and kinds that nobody has are not offered', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue(undefined);
  const pages = statement.entries.map((entry) => ({ entries: [entry], more: entry !== statement.entries.at(-1) }));
  const server = givenServer({
    [ORDERS]: () => ({ orders: [order], more: false }),
    [STATEMENT]: ({ path }) =>
      pages.find((_, index) => index > 0 && path.includes(`before=${statement.entries[index - 1]!.id}`)) ?? pages[0],
  });
  await show(<TransactionsScreen />, list);
  await userEvent.click(await screen.findByRole('button', { name: 'Print the statement' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(server.of(STATEMENT)).toHaveLength(statement.entries.length);
  expect(screen.queryByRole('button', { name: 'Show older entries' })).not.toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /^(Photos|Gifts)$/ })).not.toBeInTheDocument();
  expect(screen.getByText(/statement of Hugo, printed on/)).toBeInTheDocument();
  expect(screen.getByText('All days · Everything')).toBeInTheDocument();
  print.mockRestore();
});

test('a statement that cannot be had is asked for again in place', async () => {
  const server = givenServer({ [ORDERS]: () => ({ orders: [order], more: false }), [STATEMENT]: () => new Refused(500, 'server.error') });
  await show(<TransactionsScreen />, list);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [STATEMENT]: () => statement });
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: 'Message' })).toBeInTheDocument();
});

test('a list that cannot be had is asked for again in place', async () => {
  const server = givenServer({ ...nothing, [ORDERS]: () => new Refused(500, 'server.error') });
  await show(<TransactionsScreen />, list);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [ORDERS]: () => ({ orders: [order], more: false }) });
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: /25 credits/ })).toBeInTheDocument();
});

test('a receipt says who sold what, when, with which tax, and can be printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  givenServer({ 'GET /api/orders/7': () => order });
  await show(<ReceiptScreen />, receipt);
  expect(await screen.findByRole('heading', { name: 'Receipt 2026-000042' })).toBeInTheDocument();
  expect(screen.getByText('November 20, 2026 at 9:14 PM')).toBeInTheDocument();
  expect(screen.getByText('Without VAT').nextSibling).toHaveTextContent('€23.32');
  expect(await screen.findByText('VAT number NL: NL001234567B01')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Print or save' }));
  expect(print).toHaveBeenCalledTimes(1);
});

describe('the same again', () => {
  const answers = { 'GET /api/orders/7': () => order };
  const AGAIN = 'GET /api/credits/repeat-order';

  test('is offered on the receipt of the last purchase, at the price of now', async () => {
    givenServer({ ...answers, [AGAIN]: () => repeatOrder });
    await show(<ReceiptScreen />, receipt);
    expect(await screen.findByRole('link', { name: 'Buy the same again: 50 credits · €49.99' })).toHaveAttribute(
      'href',
      '/credits/repeat-order',
    );
  });

  test.each([
    ['not the last purchase', { ...repeatOrder, last: { ...repeatOrder.last!, order: 9 } }],
    ['not to be bought any more', { ...repeatOrder, offer: null, obstacle: 'method-blocked' }],
  ])('is not offered where it is %s', async (_, answer) => {
    const server = givenServer({ ...answers, [AGAIN]: () => answer });
    await show(<ReceiptScreen />, receipt);
    await waitFor(() => expect(server.of(AGAIN)).toHaveLength(1));
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Buy the same again/ })).not.toBeInTheDocument();
  });
});

test('a receipt with fewer credits than were chosen says why, and leads to the order that used the discount', async () => {
  givenServer({ 'GET /api/orders/7': () => dearOrder });
  await show(<ReceiptScreen />, receipt);
  expect(await screen.findByText('Why 19 credits and not 25')).toBeInTheDocument();
  expect(screen.getByText(/So your €20\.99 counted at the normal price, €27\.99 for 25 credits\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'order 9' })).toHaveAttribute('href', '/transactions/9');
});

test('a gateway that does not tell yet spoils no receipt', async () => {
  const { lost_discount: _, ...older } = order;
  givenServer({ 'GET /api/orders/7': () => older });
  await show(<ReceiptScreen />, receipt);
  expect(await screen.findByRole('heading', { name: 'Receipt 2026-000042' })).toBeInTheDocument();
  expect(screen.queryByText(/and not/)).not.toBeInTheDocument();
});

test('an order that waits for its payer leads back to the bank, for the bank to how it stands, one that was given up to another try', async () => {
  const server = givenServer({ 'GET /api/orders/7': () => openOrder });
  const { unmount } = await show(<ReceiptScreen />, receipt);
  expect(await screen.findByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', openOrder.redirect);
  unmount();
  server.answers({ 'GET /api/orders/7': () => ({ ...openOrder, redirect: null }) });
  const second = await show(<ReceiptScreen />, receipt);
  expect(await screen.findByRole('link', { name: 'See how the payment stands' })).toHaveAttribute('href', '/credits/return/7');
  expect(screen.queryByText('Nothing was charged for this order.')).not.toBeInTheDocument();
  second.unmount();
  server.answers({ 'GET /api/orders/7': () => ({ ...openOrder, state: 'cancelled', redirect: null }) });
  await show(<ReceiptScreen />, receipt);
  expect(await screen.findByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/credits/25/card');
  expect(screen.getByText('Nothing was charged for this order.')).toBeInTheDocument();
});

test('what becomes of an order while its page is read is told there', async () => {
  const waiting = { ...order, state: 'pending' as const, invoice: null, completed_at: null };
  const server = givenServer({ 'GET /api/orders/7': () => waiting, 'GET /api/credits/repeat-order': () => repeatOrder });
  const { store } = await show(<ReceiptScreen />, receipt);
  expect(await screen.findByRole('heading', { level: 1, name: 'Order 7' })).toBeVisible();
  server.answers({ 'GET /api/orders/7': () => order });
  act(() => void store.dispatch(invalidateAfter('user-changed')));
  expect(await screen.findByRole('heading', { level: 1, name: `Receipt ${order.invoice}` })).toBeVisible();
});

test('somebody else’s receipt is not found', async () => {
  givenServer({ 'GET /api/orders/7': () => new Refused(404, 'billing.order-not-found') });
  await show(<ReceiptScreen />, receipt);
  expect(await screen.findByRole('heading', { name: 'This purchase could not be found' })).toBeInTheDocument();
});

test('a receipt of which money went back leads to its credit notes, and to no other’s', async () => {
  const refunds = [
    { ...refund, order: 7 },
    { ...refund, id: 'other', credit_note: 'C2026-000004' },
    { ...refund, order: 7, id: 'open', credit_note: null },
  ];
  givenServer({
    'GET /api/orders/7': () => ({ ...order, state: 'partly_refunded' }),
    'GET /api/refunds': () => ({ quotes: [], refunds, refund_days: 14 }),
  });
  await show(<ReceiptScreen />, receipt);
  const links = await screen.findAllByRole('link', { name: /^Credit note/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Credit note C2026-000003 (PDF)', `/api/refunds/${refund.id}/credit-note?language=en`],
  ]);
  expect(screen.getByRole('link', { name: 'Receipt as PDF' })).toHaveAttribute('href', '/api/orders/7/receipt?language=en');
});

test('a purchase of which something is on its way back says how much, since when, and what happens next', async () => {
  const server = givenServer({ 'GET /api/orders/7': () => refundedOrder('pending') });
  const first = await show(<ReceiptScreen />, receipt);
  expect(await screen.findByText('Refund on its way: €21.27')).toBeInTheDocument();
  expect(
    screen.getByText(/^19 credits, asked for on November 21, 2026 at 10:30 AM\. The money goes back the way you paid; your bank may take/),
  ).toBeInTheDocument();
  first.unmount();
  server.answers({ 'GET /api/orders/7': () => refundedOrder('unknown') });
  const second = await show(<ReceiptScreen />, receipt);
  expect(await screen.findByText('Refund being checked: €21.27')).toBeInTheDocument();
  expect(screen.getByText(/Your bank has not said yet whether the money arrived\. We keep asking\./)).toBeInTheDocument();
  second.unmount();
  const debit = { state: 'signed' as const, due: '2026-11-24' };
  server.answers({ 'GET /api/orders/7': () => ({ ...refundedOrder('requested'), direct_debit: debit }) });
  const third = await show(<ReceiptScreen />, receipt);
  expect(await screen.findByText(/debited on November 24, 2026 first; the money goes back some bank days after that/)).toBeInTheDocument();
  third.unmount();
  server.answers({ 'GET /api/orders/7': () => ({ ...refundedOrder('requested', { collected: false }), direct_debit: debit }) });
  await show(<ReceiptScreen />, receipt);
  expect(await screen.findByText('Not debited: €21.27')).toBeInTheDocument();
  expect(screen.getByText(/Nothing was debited from your account yet, and nothing will be\./)).toBeInTheDocument();
});

test('the receipt of a direct debit says that nothing was debited yet, and when it is to be; then that it did not go out, or came back', async () => {
  const server = givenServer({
    'GET /api/orders/7': () => signedOrder,
    'GET /api/refunds': () => ({ quotes: [], refunds: [], refund_days: 14 }),
  });
  const first = await show(<ReceiptScreen />, receipt);
  expect(await screen.findByText('Not debited yet: €27.99')).toBeInTheDocument();
  expect(screen.getByText(/Your account is to be debited on November 24, 2026/)).toBeInTheDocument();
  expect(screen.getByText('Payment method').nextSibling).toHaveTextContent('Direct debit (SEPA)');
  expect(screen.queryByText(/^Paid/)).not.toBeInTheDocument();
  first.unmount();
  server.answers({ 'GET /api/orders/7': () => uncollectedOrder });
  const second = await show(<ReceiptScreen />, receipt);
  expect(await screen.findByText('Not debited: €27.99')).toBeInTheDocument();
  expect(screen.queryByText('Refunded')).not.toBeInTheDocument();
  second.unmount();
  server.answers({ 'GET /api/orders/7': () => returnedOrder });
  const third = await show(<ReceiptScreen />, receipt);
  expect(await screen.findByText('The debit came back: €27.99')).toBeInTheDocument();
  expect(screen.getByText(/on November 25, 2026\. 19 credits were taken back\. 6 had been spent before/)).toBeInTheDocument();
  expect(screen.queryByText(/dispute|Taken back/)).not.toBeInTheDocument();
  third.unmount();
  server.answers({ 'GET /api/orders/7': () => ({ ...returnedOrder, direct_debit: { state: 'uncollected', due: '2026-11-24' } }) });
  const fourth = await show(<ReceiptScreen />, receipt);
  expect(await screen.findByText(/The mandate ended on November 25, 2026, before the debit went out/)).toBeInTheDocument();
  expect(screen.getAllByText('Not debited: €27.99')).toHaveLength(1);
  fourth.unmount();
  server.answers({ 'GET /api/orders/7': () => ({ ...signedOrder, direct_debit: { state: 'collected', due: '2026-11-24' } }) });
  await show(<ReceiptScreen />, receipt);
  expect((await screen.findByText('Paid with')).nextSibling).toHaveTextContent('Direct debit (SEPA)');
  expect(screen.queryByText(/debited/)).not.toBeInTheDocument();
});

test('a disputed purchase says in plain words what is frozen, and one that was taken back what became of each credit', async () => {
  const server = givenServer({
    'GET /api/orders/7': () => disputedOrder,
    'GET /api/refunds': () => ({ quotes: [], refunds: [], refund_days: 14 }),
  });
  const { unmount } = await show(<ReceiptScreen />, receipt);
  expect(await screen.findByText('Disputed: €27.99')).toBeInTheDocument();
  expect(screen.getByText(/The 19 credits that are left of this purchase are frozen/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Withdraw from a purchase' })).not.toBeInTheDocument();
  unmount();
  server.answers({ 'GET /api/orders/7': () => lostOrder });
  await show(<ReceiptScreen />, receipt);
  expect(await screen.findByText('Taken back: €27.99')).toBeInTheDocument();
  expect(screen.getByText(/19 credits were taken back. 6 had been spent before: later purchases settle them/)).toBeInTheDocument();
});
