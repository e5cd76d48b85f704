import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WEBHOOK_REASONS } from '@rendezvous/contracts/billing/webhook-events';
import { type Answers, givenServer, Refused } from '@rendezvous/client/testing';
import { failedEvent, webhookEvents } from '../../testing/operator-webhooks';
import { operator } from '../../testing/screens';
import { show } from '../../testing/show';
import messages from './messages/en.json';
import french from './messages/fr.json';
import { WebhooksScreen } from './webhooks-screen';

const LIST = 'GET /api/operator/webhook-events';
const REPLAY = `POST /api/operator/webhook-events/${failedEvent.id}/replay`;
const given = (more: Answers = {}) => givenServer({ [LIST]: () => webhookEvents, ...more });
const open = (query = '') => show(<WebhooksScreen />, { at: `/operator/billing/webhooks${query}`, user: operator });
const rows = async () => within(await screen.findByRole('table')).getAllByRole('link');
const asked = (server: ReturnType<typeof given>) => server.of(LIST).at(-1)?.query;
const address = () => screen.getByTestId('address').textContent;

test('events that did not come are told of, and asked for again in place', async () => {
  const server = given({ [LIST]: () => new Refused(500, 'server.error') });
  await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [LIST]: () => webhookEvents });
  await userEvent.click(retry);
  expect(await rows()).toHaveLength(4);
});

test('where nothing was sent it says when something will be, and where nothing fits it says that', async () => {
  given({ [LIST]: () => ({ ...webhookEvents, events: [], more: false }) });
  await open();
  expect(await screen.findByText(/as soon as a payment company sends/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: /Failed/ }));
  expect(await screen.findByText(/fits this choice/)).toBeInTheDocument();
});

test('states with their numbers, the company and a name choose what is shown, and stand in the address', async () => {
  const server = given();
  await open();
  await rows();
  await userEvent.click(screen.getByRole('link', { name: 'Failed (1)' }));
  await userEvent.selectOptions(screen.getByLabelText('Company'), 'Stripe');
  await userEvent.type(screen.getByLabelText('Event or reference'), '  re_3SVx {Enter}');
  await waitFor(() => expect(address()).toBe('/operator/billing/webhooks?state=failed&provider=stripe&reference=re_3SVx'));
  await waitFor(() => expect({ ...asked(server) }).toEqual({ state: 'failed', provider: 'stripe', reference: 're_3SVx' }));
});

test('why an event is not processed is translated where we say so ourselves; the words of a provider stay as they came', async () => {
  const [own, theirs] = [{ ...failedEvent, id: 109, reason: 'refund-stuck' }, failedEvent];
  given({ [LIST]: () => ({ ...webhookEvents, events: [own, theirs] }) });
  await open('?event=109');
  expect(await screen.findByText(/^A refund of ours of the same money is undecided/)).not.toHaveAttribute('lang');
  await userEvent.click((await rows()).at(-1)!);
  expect(await screen.findByText(failedEvent.reason!)).toHaveAttribute('lang', 'en');
});

test('everything that we say of an event has a sentence', () => {
  const ids = WEBHOOK_REASONS.map((reason) => `billing.webhooks.reason.${reason}`);
  for (const texts of [messages, french]) expect(ids.filter((id) => !(id in texts))).toEqual([]);
});

test('a long list goes on', async () => {
  const server = given();
  await open('?state=failed');
  await userEvent.click(await screen.findByRole('link', { name: 'Earlier events' }));
  await waitFor(() => expect({ ...asked(server) }).toEqual({ state: 'failed', before: '105' }));
});

test('j and k walk through the events and Enter opens one, with all that is known of it', async () => {
  given();
  await open();
  await rows();
  await userEvent.keyboard('jjj{Enter}');
  const panel = (await screen.findByRole('heading', { level: 2, name: 'refund.failed' })).closest('section')!;
  for (const known of [failedEvent.event_id, failedEvent.reference!, failedEvent.reason!, 'a refund', '4711'])
    expect(panel).toHaveTextContent(known);
});

test('an event is replayed, what came of it is said, and the list is read again', async () => {
  const server = given({ [REPLAY]: () => ({ ...failedEvent, state: 'processed', reason: null, processed_at: failedEvent.received_at }) });
  await open(`?event=${failedEvent.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Replay' }));
  expect(await screen.findByText('Asked again, and processed.')).toBeInTheDocument();
  await waitFor(() => expect(server.of(LIST)).toHaveLength(2));
});

test.each([
  [
    'a company that is still silent',
    () => ({ ...failedEvent, state: 'received', tries: 1 }),
    'The company gives no answer. It is asked again by itself.',
  ],
  ['an event that is gone', () => new Refused(404, 'billing.webhook-event-not-found'), 'This event was not found.'],
])('replaying tells of %s', async (_, answer, text) => {
  given({ [REPLAY]: answer });
  await open(`?event=${failedEvent.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Replay' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
});
