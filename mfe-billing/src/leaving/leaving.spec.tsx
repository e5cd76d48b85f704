import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '@rendezvous/client/testing';
import { leavingOffer, leavingTaken, refund, refundQuote } from '../testing/answers';
import { show } from '../testing/show';
import { Leaving } from './leaving';

const REFUNDS = 'GET /api/refunds';
const READ = 'GET /api/credits/leaving-discount';
const TAKE = 'POST /api/credits/leaving-discount';
const settings = { at: '/settings' };
const quoted = (quotes = [refundQuote]) => ({ [REFUNDS]: () => ({ quotes, refunds: [refund], refund_days: 14 }) });
const nothing = { [READ]: () => ({ offer: null, taken: null }) };
const takes = () => screen.findByRole('button', { name: /^Take 25.?% off$/ });

describe('what goes back', () => {
  test('is told before', async () => {
    givenServer({
      ...nothing,
      ...quoted([refundQuote, { ...refundQuote, order: 6, unused: 10, amount: { amount: 1299, currency: 'EUR' } }]),
    });
    await show(<Leaving credits={31} />, settings);
    expect(await screen.findByText(/^29 credits that you bought are unused: €34\.26 goes back/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Withdraw from a purchase' })).toHaveAttribute('href', '/credits/refund');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('is nothing of what is still to be debited: that is not debited then', async () => {
    const unsent = { ...refundQuote, collected: false };
    const server = givenServer({ ...nothing, ...quoted([unsent]) });
    const { unmount } = await show(<Leaving credits={19} />, settings);
    expect(await screen.findByText(/unused: €21\.27 will not be debited if you withdraw before you leave/)).toBeInTheDocument();
    unmount();
    server.answers(quoted([unsent, { ...refundQuote, order: 6 }]));
    await show(<Leaving credits={38} />, settings);
    expect(await screen.findByText(/you get the price back, or it is not debited/)).toBeInTheDocument();
  });

  test('is told in the last question, too, without the discount, and only where something comes back', async () => {
    const server = givenServer({ ...quoted([refundQuote]), [READ]: () => leavingOffer });
    const { unmount } = await show(<Leaving credits={19} asked />, settings);
    expect(await screen.findByText(/€21\.27 goes back to you/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Withdraw from a purchase' })).toHaveAttribute('href', '/credits/refund');
    expect(server.of(READ)).toHaveLength(0);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    unmount();
    server.answers(quoted([]));
    await show(<Leaving credits={3} asked />, settings);
    await waitFor(() => expect(server.of(REFUNDS)).toHaveLength(2));
    await act(() => Promise.resolve());
    expect(screen.queryByText(/credits/)).not.toBeInTheDocument();
  });

  test('adds up no two currencies', async () => {
    givenServer({ ...nothing, ...quoted([refundQuote, { ...refundQuote, order: 6, amount: { amount: 1299, currency: 'PLN' } }]) });
    await show(<Leaving credits={38} />, settings);
    expect(await screen.findByText(/you get the price back/)).toBeInTheDocument();
  });

  test('can be nothing, or not known: then it says whom to ask', async () => {
    const server = givenServer({ ...nothing, ...quoted([]) });
    const { unmount } = await show(<Leaving credits={3} />, settings);
    expect(await screen.findByText('You still have 3 credits, which cannot be refunded.')).toBeInTheDocument();
    unmount();
    server.answers({ [REFUNDS]: () => new Refused(500, 'server.error') });
    await show(<Leaving credits={3} />, settings);
    expect(await screen.findByText(/write to .* before you leave/)).toBeInTheDocument();
  });
});

describe('the discount', () => {
  test('is not taken by being shown, but by a press; then it says why, until when, and leads to the prices', async () => {
    const server = givenServer({ ...quoted([]), [READ]: () => leavingOffer, [TAKE]: () => leavingTaken.taken });
    await show(<Leaving credits={3} />, settings);
    expect(await screen.findByText(/counts for 72 hours from then on, for one order\. It is given once/)).toBeInTheDocument();
    expect(server.of(TAKE)).toHaveLength(0);
    server.answers({ [READ]: () => leavingTaken });
    await userEvent.click(await takes());
    expect(await screen.findByText(/^You took it when you were about to leave\. Ends on .* and does not come back/)).toBeInTheDocument();
    expect(screen.getByRole('timer')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the prices' })).toHaveAttribute('href', '/credits');
    expect(server.of(TAKE)).toHaveLength(1);
  });

  test('says why it was not given, and can be asked for again', async () => {
    const server = givenServer({
      ...quoted([]),
      [READ]: () => leavingOffer,
      [TAKE]: () => new Refused(409, 'billing.discount-not-offered'),
    });
    await show(<Leaving credits={3} />, settings);
    await userEvent.click(await takes());
    expect(await screen.findByText('This discount is not offered to you now.')).toBeInTheDocument();
    server.answers({ [TAKE]: () => leavingTaken.taken, [READ]: () => leavingTaken });
    await userEvent.click(await takes());
    expect(await screen.findByRole('timer')).toBeInTheDocument();
  });

  test('keeps nobody from leaving while it cannot be had', async () => {
    givenServer({ ...quoted([]), [READ]: () => new Refused(500, 'server.error') });
    await show(<Leaving credits={3} />, settings);
    expect(await screen.findByText('You still have 3 credits, which cannot be refunded.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
