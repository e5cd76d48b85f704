import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '../testing/given-server';
import { alike, manyFaces } from '../testing/landers/landing3';
import { ines } from '../testing/members';
import { show } from '../testing/show';
import { Landing3Screen } from './landing3-screen';

const SIMILAR = '/api/members/7/similar';
const around = { '/api/landers/landing3': () => manyFaces, '/api/members/7/landing': () => ines };
const open = () => show(<Landing3Screen />, { at: '/members/7/landing3', route: '/members/:id/landing3/:slug?' });
const heading = () => screen.findByRole('heading', { level: 1, name: 'Meet Inès' });

test('nobody to show gives the page that tells nothing, and asks for nobody else', async () => {
  const server = givenServer({ ...around, '/api/members/7/landing': () => new Refused(404, 'landers.member-not-listed') });
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'There is nobody to meet here' })).toBeInTheDocument();
  expect(server.calls).not.toContain(SIMILAR);
});

test('others who did not come can be asked for again; the member is there meanwhile', async () => {
  const server = givenServer({ ...around, [SIMILAR]: () => new Refused(500, 'server.error') });
  await open();
  expect(await heading()).toBeInTheDocument();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [SIMILAR]: () => ({ members: alike }) });
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: 'Maya, 30' })).toBeInTheDocument();
});

test('five others stand in the row, each with a page like this one; who is made up is marked, and the site’s warning stands once below', async () => {
  givenServer({ ...around, [SIMILAR]: () => ({ members: alike }) });
  await open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Others like Inès' })).toBeInTheDocument();
  // those that keep their places are five, too
  expect(await screen.findByRole('link', { name: 'Lou, 31' })).toHaveAttribute('href', '/members/21/landing3');
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(within(screen.getByRole('list')).getAllByText('Fictional profile')).toHaveLength(1);
  expect(screen.getAllByText(/a meeting is not possible/i, { ignore: '.hidden' })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Say hello to Inès' })).toHaveAttribute('href', '/signup?member=7');
});

test('where nobody is like them there is no row', async () => {
  givenServer({ ...around, [SIMILAR]: () => ({ members: [] }) });
  await open();
  expect(await heading()).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument());
});
