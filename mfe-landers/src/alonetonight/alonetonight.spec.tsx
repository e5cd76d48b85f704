import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { evening, eveningInFrench, eveningWithAll } from '../testing/landers/alonetonight';
import { givenServer, Refused } from '../testing/given-server';
import { show } from '../testing/show';
import { AlonetonightScreen } from './alonetonight-screen';

const open = (at: string) => show(<AlonetonightScreen />, { at, route: '/landers/alonetonight/:slug?' });
const link = (name: string) => screen.getByRole('link', { name });

test('a variant that does not exist says so and leads home; so does one of another template', async () => {
  givenServer({
    '/api/landers/nothing': () => new Refused(404, 'landers.lander-not-found'),
    '/api/landers/other': () => ({ ...evening, template: 'other' }),
  });
  for (const slug of ['nothing', 'other']) {
    const { unmount } = await open(`/landers/alonetonight/${slug}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'This page could not be found' })).toBeInTheDocument();
    expect(screen.queryByText(evening.heading)).not.toBeInTheDocument();
    unmount();
  }
});

test('a page that did not come offers another try, which works in place', async () => {
  const server = givenServer({ '/api/landers/alonetonight': () => new Refused(500, 'server.error') });
  await open('/landers/alonetonight');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument());
  server.answers({ '/api/landers/alonetonight': () => evening });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: evening.heading })).toBeInTheDocument();
});

test('the answer to the question is kept as the first search after joining', async () => {
  givenServer({ '/api/landers/alonetonight': () => evening });
  await open('/landers/alonetonight');
  await screen.findByRole('heading', { level: 1, name: evening.heading });
  expect(link('A woman')).toHaveAttribute('href', '/signup?next=%2Fmembers%3Fgender%3Dfemale');
  expect(link('A man')).toHaveAttribute('href', '/signup?next=%2Fmembers%3Fgender%3Dmale');
  expect(link(evening.action)).toHaveAttribute('href', '/signup?next=%2Fmembers');
  expect(screen.getByText('18+ only. Joining is free. Credits to begin with: 3.')).toBeInTheDocument();
  expect(document.title).toBe('Alone tonight? · Rendezvous');
});

test('the address says which variant and which language is read, and the page says which it got', async () => {
  const server = givenServer({ '/api/landers/summer': () => ({ ...eveningInFrench, slug: 'summer' }) });
  await open('/landers/alonetonight/summer?language=fr&utm_source=paper');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(server.calls).toEqual(['/api/landers/summer?language=fr&template=alonetonight']);
  expect(heading.closest('[lang]')).toHaveAttribute('lang', 'fr');
});

test('sections stand below; only a preview says that it is one, and asks not to be kept', async () => {
  givenServer({
    '/api/landers/summer': () => eveningWithAll,
    '/api/landers/draft': () => ({ ...evening, preview: true }),
  });
  const first = await open('/landers/alonetonight/summer');
  expect(await screen.findByRole('heading', { level: 2, name: 'How it begins' })).toBeInTheDocument();
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  expect(document.querySelector('meta[name=robots]')).toBeNull();
  first.unmount();
  await open('/landers/alonetonight/draft?preview=1.a.b');
  expect(await screen.findByRole('note')).toHaveTextContent('A preview');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a variant’s own picture comes in the size and the shape of the screen', async () => {
  const sources = [
    { shape: 'tall' as const, width: 480, url: '/media/l/k/tall-480.webp' },
    { shape: 'tall' as const, width: 960, url: '/media/l/k/tall-960.webp' },
    { shape: 'square' as const, width: 720, url: '/media/l/k/square-720.webp' },
  ];
  const images = [{ role: 'portrait', alt: 'Two windows', sources }];
  givenServer({ '/api/landers/alonetonight': () => ({ ...evening, images }) });
  await open('/landers/alonetonight');
  const picture = await screen.findByRole('img', { name: 'Two windows' });
  expect(picture).toHaveAttribute('srcset', '/media/l/k/tall-480.webp 480w, /media/l/k/tall-960.webp 960w');
  expect(picture.previousElementSibling).toHaveAttribute('srcset', '/media/l/k/square-720.webp 720w');
});
