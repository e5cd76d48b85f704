import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '@rendezvous/client/testing';
import { ContentPageScreen } from '../pages/content-page-screen';
import { terms } from '../testing/answers';
import { show } from '../testing/show';

const CHOOSE = 'PUT /api/cookie-choice';
const at = '2026-11-22T12:00:00.000Z';
const given = (answer: () => unknown) => givenServer({ 'GET /api/pages/cookies': () => ({ ...terms, slug: 'cookies' }), [CHOOSE]: answer });
const open = async (cookie_choice: { choice: 'needed' | 'all'; chosen_at: string } | null) => {
  await show(<ContentPageScreen />, { at: '/pages/cookies', route: '/pages/:slug', settings: { cookie_choice } });
  await screen.findByRole('group', { name: 'Your choice' });
};
const option = (name: RegExp) => screen.getByRole('radio', { name });

test('before a choice none is made for the visitor', async () => {
  given(() => null);
  await open(null);
  expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('You have not chosen yet. Until you do, nothing is measured.');
});

test('a choice shows, is kept, and says when it was made', async () => {
  const server = given(() => ({ choice: 'all', chosen_at: at }));
  await open({ choice: 'needed', chosen_at: '2026-11-01T12:00:00.000Z' });
  expect(option(/Only needed/)).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('Chosen on November 1, 2026.');
  await userEvent.click(option(/All/));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Chosen on November 22, 2026.'));
  expect(option(/All/)).toBeChecked();
  expect(server.of(CHOOSE).map(({ body }) => body)).toEqual([{ choice: 'all' }]);
});

test('a choice that could not be kept says so, and the earlier one stays', async () => {
  given(() => new Refused(500, 'server.error'));
  await open({ choice: 'needed', chosen_at: at });
  await userEvent.click(option(/All/));
  await waitFor(() => expect(screen.getByRole('group')).toHaveTextContent(/again|moment/i));
  expect(option(/Only needed/)).toBeChecked();
});

test('it is a form that needs no script, and comes back to its page', async () => {
  given(() => null);
  await open(null);
  const form = screen.getByRole('group', { name: 'Your choice' }).closest('form')!;
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/cookie-choice']);
  await userEvent.click(option(/Only needed/));
  expect([...new FormData(form)]).toEqual([
    ['page', '/pages/cookies'],
    ['choice', 'needed'],
  ]);
});

test('other pages have no choice', async () => {
  givenServer({ 'GET /api/pages/terms': () => terms });
  await show(<ContentPageScreen />, { at: '/pages/terms', route: '/pages/:slug' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});
