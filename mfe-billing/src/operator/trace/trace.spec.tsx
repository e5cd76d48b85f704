import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEBIT_GAPS, TRACE_GAPS, TRACE_STARTS } from '@rendezvous/contracts/billing/operator-trace';
import { DisputeStatus } from '@rendezvous/contracts/billing/disputes';
import { ORDER_STATES } from '@rendezvous/contracts/billing/orders';
import { WEBHOOK_EVENT_STATES } from '@rendezvous/contracts/billing/webhook-events';
import { type Answers, givenServer, Refused } from '@rendezvous/client/testing';
import { bookedDebitTrace, signedDebitTrace, trace } from '../../testing/operator-money';
import { operator } from '../../testing/screens';
import { show } from '../../testing/show';
import { traceTexts } from './texts';
import { TraceScreen } from './trace-screen';

const TRACE = 'GET /api/operator/billing/trace';
const given = (more: Answers = {}) => givenServer({ [TRACE]: () => trace, ...more });
const open = (query = '') => show(<TraceScreen />, { at: `/operator/billing/trace${query}`, user: operator });

test('before anything is named it says what can be, and nothing is asked for', async () => {
  const server = given();
  await open();
  expect(screen.getByText(/Name any link of a payment/)).toBeInTheDocument();
  expect(server.of(TRACE)).toHaveLength(0);
  await userEvent.type(screen.getByRole('searchbox'), ' 2026-000012 {Enter}');
  await waitFor(() => expect(server.of(TRACE)[0]?.query).toEqual({ find: '2026-000012' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/operator/billing/trace?find=2026-000012');
});

test('the chain stands link below link, in its parts; the one that it began at is marked', async () => {
  given();
  await open('?find=order%3A41');
  await screen.findByRole('heading', { level: 2, name: 'Purchase' });
  const [purchase, refund, dispute] = screen.getAllByRole('list').filter(({ tagName }) => tagName === 'OL');
  expect(
    within(purchase!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Bank or company.*Captured€27.99Nov 20, 2026 · Stripe$/),
    expect.stringMatching(/^Eventcheckout.session.completedProcessed.*Stripe$/),
    expect.stringMatching(/^Payment.*Captured€27.99.*Stripe$/),
    expect.stringMatching(/^Order41Partly refunded€27.99 · 25 credits.*here$/),
    expect.stringMatching(/^Ledger entry812Purchase25 credits.*here$/),
    expect.stringMatching(/^Receipt2026-000012€27.99.*here$/),
  ]);
  expect(within(purchase!).getByRole('link', { current: true })).toHaveTextContent('41');
  expect(within(refund!).getAllByRole('listitem')).toHaveLength(5);
  expect(within(dispute!).getByText('No credits were touched.')).toBeInTheDocument();
});

test('a direct debit that is not collected yet is not told as captured, and says when it is due', async () => {
  given({ [TRACE]: () => signedDebitTrace });
  await open('?find=order%3A44');
  const [line, , payment] = within((await screen.findAllByRole('list')).find(({ tagName }) => tagName === 'OL')!).getAllByRole('listitem');
  expect(line).toHaveTextContent('It is in no file for the bank yet.');
  expect(payment).toHaveTextContent(/Signed, not collected€27.99.*due Nov 24, 2026 · /);
});

test('each row leads to itself as the start, so that it is walked both ways', async () => {
  const server = given();
  await open('?find=order%3A41');
  await userEvent.click(await screen.findByRole('link', { name: 'C2026-000003' }));
  await waitFor(() => expect(server.of(TRACE).at(-1)?.query).toEqual({ find: 'credit-note:C2026-000003' }));
  expect(await screen.findByRole('link', { name: 'Member 7' })).toHaveAttribute('href', '/operator/account?view=members&find=7');
});

test('so do a line of the bank, the file that it stands in, ours for the bank, and the mandate', async () => {
  given({ [TRACE]: () => bookedDebitTrace });
  await open('?find=RDV-D-7');
  expect(await screen.findByRole('link', { name: 'RDV-D-7', current: true })).toHaveAttribute(
    'href',
    '/operator/billing/trace?find=line%3A12%2F1',
  );
  for (const [label, name] of [
    ['camt.054-20261127.xml', 'bank-answer%3A12'],
    ['0c1f5e', 'bank-file%3A0c1f5e'],
    ['RDV-43', 'mandate%3ARDV-43'],
  ] as const)
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', `/operator/billing/trace?find=${name}`);
});

test('a text that may name several things offers the others', async () => {
  given();
  await open('?find=41');
  const others = within(await screen.findByRole('navigation', { name: 'What this may name' }));
  expect(others.getByRole('link', { current: true })).toHaveTextContent('Order 41');
  expect(others.getByRole('link', { name: 'Ledger entry 41' })).toHaveAttribute('href', '/operator/billing/trace?find=entry%3A41');
});

test('what names nothing, a member without orders, and a trace that did not come, are told of', async () => {
  const server = given({ [TRACE]: () => ({ found: [], member_id: null, rows: [] }) });
  const { unmount } = await open('?find=x');
  expect(await screen.findByText('Nothing is named so. Please check how it is written.')).toBeInTheDocument();
  unmount();
  server.answers({ [TRACE]: () => ({ found: ['member:7'], member_id: 7, rows: [] }) });
  const second = await open('?find=%237');
  expect(await screen.findByText('This member has not ordered anything.')).toBeInTheDocument();
  second.unmount();
  server.answers({ [TRACE]: () => new Refused(500, 'server.error') });
  await open('?find=x');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [TRACE]: () => trace });
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 2, name: 'Purchase' })).toBeInTheDocument();
});

test('every kind, every gap and every state that a link can have is told', () => {
  const refunds = ['requested', 'pending', 'succeeded', 'failed', 'unknown'];
  const states = [
    ...ORDER_STATES,
    ...refunds,
    ...DisputeStatus.options,
    ...WEBHOOK_EVENT_STATES,
    'captured',
    'not-captured',
    'signed',
    'sent',
    'withheld',
    'refunded',
    'accepted',
    'rejected',
    'booked',
    'returned',
    // of a file for the bank
    'written',
    'delivering',
    'delivered',
    'partly',
  ];
  const told = [
    ...TRACE_STARTS.map((kind) => `kind.${kind}`),
    ...[...TRACE_GAPS, ...DEBIT_GAPS].map((gap) => `missing.${gap}`),
    ...[...states, 'disputed', 'open', 'applied', 'declined'].map((state) => `state.${state}`),
  ];
  expect(told.filter((id) => !(`billing.trace.${id}` in traceTexts.en))).toEqual([]);
});
