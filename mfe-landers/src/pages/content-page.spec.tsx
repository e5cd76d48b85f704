import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { questions, terms } from '../testing/answers';
import { givenServer, Refused } from '../testing/given-server';
import { show } from '../testing/show';
import { ContentPageScreen } from './content-page-screen';

const open = (at: string) => show(<ContentPageScreen />, { at, route: '/pages/:slug' });

test('a page that does not exist says so and leads home', async () => {
  givenServer({ '/api/pages/nothing': () => new Refused(404, 'landers.page-not-found') });
  await open('/pages/nothing');
  expect(await screen.findByRole('heading', { level: 1, name: 'This page could not be found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('This page could not be found · Rendezvous');
});

test('a text that did not come offers another try, which works in place', async () => {
  const server = givenServer({ '/api/pages/terms': () => new Refused(500, 'server.error') });
  await open('/pages/terms');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(server.calls).toHaveLength(2));
  server.answers({ '/api/pages/terms': () => terms });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeInTheDocument();
});

test('while the text loads a screen reader hears so', async () => {
  givenServer({ '/api/pages/terms': () => new Promise(() => undefined) });
  await open('/pages/terms');
  expect(screen.getByRole('status')).toHaveTextContent('Loading the page');
});

test('a legal page is marked as a sample; its sections can be reached and its mail addresses used', async () => {
  givenServer({ '/api/pages/terms': () => terms });
  await open('/pages/terms');
  expect(await screen.findByRole('note')).toHaveTextContent('Sample text, have a lawyer check it');
  expect(document.title).toBe('Terms · Rendezvous');
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  const target = contents.getByRole('link', { name: 'Contact' }).getAttribute('href');
  expect(document.querySelector(`${target} h2`)).toHaveTextContent('Contact');
  expect(screen.getByRole('link', { name: 'support@rendezvous.example' })).toHaveAttribute('href', 'mailto:support@rendezvous.example');
  expect(screen.getByText('By telephone').closest('ul')).toBeInTheDocument();
  expect(screen.getByText('Last changed on November 21, 2026')).toBeInTheDocument();
});

test('questions and answers are no sample', async () => {
  givenServer({ '/api/pages/faq': () => questions });
  await open('/pages/faq');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

test('another language of the text has an address of its own and is read as that language', async () => {
  const server = givenServer({
    '/api/pages/faq': ({ query }) => (query['language'] === 'de' ? { ...questions, language: 'de', title: 'Häufige Fragen' } : questions),
  });
  await open('/pages/faq');
  const languages = within(await screen.findByRole('navigation', { name: 'Language of this text' }));
  expect(languages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Deutsch', 'Italiano', 'Français', 'English']);
  expect(languages.getByRole('link', { current: 'page' })).toHaveTextContent('English');
  await userEvent.click(languages.getByRole('link', { name: 'Deutsch' }));
  expect(await screen.findByRole('heading', { name: 'Häufige Fragen' })).toHaveAttribute('lang', 'de');
  expect(server.calls).toEqual(['/api/pages/faq', '/api/pages/faq?language=de']);
});

test('a single language needs no choice; a language that nobody speaks here counts as none', async () => {
  const server = givenServer({ '/api/pages/terms': () => ({ ...terms, languages: ['en'] }) });
  await open('/pages/terms?language=klingon');
  await screen.findByRole('heading', { name: 'Terms' });
  expect(screen.queryByRole('navigation', { name: 'Language of this text' })).not.toBeInTheDocument();
  expect(server.calls).toEqual(['/api/pages/terms']);
});
