import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '@rendezvous/client/testing';
import { showParts } from '../testing/show-parts';

const CHOOSE = 'PUT /api/cookie-choice';
const bar = () => screen.findByRole('region', { name: 'Cookies: your choice' });

test('both answers are one press away, look the same, and what is kept can be read first', async () => {
  await showParts({ settings: { cookie_choice: null } });
  expect(await bar()).toHaveTextContent('Which cookies?');
  const [needed, all] = screen.getAllByRole('button');
  expect([needed, all].map((button) => button?.textContent)).toEqual(['Only needed', 'All']);
  expect(needed!.className).toBe(all!.className);
  for (const answer of [needed, all]) expect(answer).toHaveAccessibleDescription('Which cookies?');
  expect(screen.getByRole('link', { name: 'What is kept', hidden: true })).toHaveAttribute('href', '/pages/cookies');
});

test('the bar is one line: the rest is told when it is asked for', async () => {
  await showParts({ settings: { cookie_choice: null } });
  const rest = within(await bar()).getByRole('group');
  expect(rest).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Which cookies?'));
  expect(rest).toHaveAttribute('open');
  expect(screen.getByText(/A few cookies keep this site running/)).toBeVisible();
});

test.each([
  ['Only needed', 'needed'],
  ['All', 'all'],
])('“%s” is kept, the bar goes, and the focus stays in the page', async (name, choice) => {
  const server = givenServer({ [CHOOSE]: ({ body }) => ({ ...(body as object), chosen_at: '2026-11-22T12:00:00.000Z' }) });
  await showParts({ settings: { cookie_choice: null } });
  await bar();
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  expect(server.of(CHOOSE).map(({ body }) => body)).toEqual([{ choice }]);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a double click on the question answers nothing, though an answer comes to lie under the pointer', async () => {
  const server = givenServer({ [CHOOSE]: ({ body }) => ({ ...(body as object), chosen_at: '2026-11-22T12:00:00.000Z' }) });
  await showParts({ settings: { cookie_choice: null } });
  await bar();
  fireEvent.click(screen.getByRole('button', { name: 'Only needed' }), { detail: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(server.of(CHOOSE).map(({ body }) => body)).toEqual([{ choice: 'all' }]));
});

test('an answer that could not be kept says why, and can be given again', async () => {
  givenServer({ [CHOOSE]: () => new Refused(500, 'server.error') });
  await showParts({ settings: { cookie_choice: null } });
  await bar();
  await userEvent.click(screen.getByRole('button', { name: 'Only needed' }));
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(screen.getByRole('button', { name: 'Only needed' })).toBeEnabled();
});

test.each([
  ['who chose is not asked again', { choice: 'needed', chosen_at: '2026-11-22T12:00:00.000Z' } as const, '/members', 'default' as const],
  ['an older gateway keeps no choice', undefined, '/members', 'default' as const],
  ['the page about cookies has the choice in its text', null, '/pages/cookies', 'default' as const],
  ['nothing lies over the form of the signup', null, '/signup', 'default' as const],
  ['nothing lies over a conversation’s composer', null, '/chats/1', 'chat' as const],
  ['nothing is added to a page without a bar', null, '/account-deleted', 'empty' as const],
])('%s', async (_, cookie_choice, at, layout) => {
  await showParts({ settings: { cookie_choice }, at, layout });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('a visitor is asked on the home page, too', async () => {
  await showParts({ settings: { cookie_choice: null }, at: '/', layout: 'lander' });
  expect(await bar()).toBeInTheDocument();
});
