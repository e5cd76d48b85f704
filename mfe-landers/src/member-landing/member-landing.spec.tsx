import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settings, user } from '@rendezvous/client/testing/screens';
import { givenServer, Refused } from '../testing/given-server';
import { fictional, ines } from '../testing/members';
import { show } from '../testing/show';
import { MemberLandingScreen } from './member-landing-screen';

const CALL = '/api/members/7/landing';
const open = (at = '/members/7/landing', options: { user?: typeof user } = {}) =>
  show(<MemberLandingScreen />, { at, route: '/members/:id/landing', ...options });
const heading = () => screen.findByRole('heading', { level: 1 });

test('whoever is not shown and an address of nobody give the same page, which leads on', async () => {
  const server = givenServer({ [CALL]: () => new Refused(404, 'landers.member-not-listed') });
  const pages: string[] = [];
  for (const at of ['/members/7/landing', '/members/nobody/landing']) {
    const { container, unmount } = await open(at);
    expect(await heading()).toHaveTextContent('There is nobody to meet here');
    expect(screen.getByRole('link', { name: 'Look around' })).toHaveAttribute('href', '/members');
    pages.push(container.firstElementChild!.outerHTML);
    unmount();
  }
  expect(pages[0]).toBe(pages[1]);
  expect(server.calls).toEqual([CALL]);
});

test('a page that did not come offers another try, which works in place', async () => {
  const server = givenServer({ [CALL]: () => new Refused(500, 'server.error') });
  await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [CALL]: () => ines });
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Inès is on Rendezvous' })).toBeInTheDocument();
});

test('a visitor sees age and region, and a way to say hello; search engines are asked to leave it out', async () => {
  givenServer({ [CALL]: () => ines });
  await open();
  expect(await heading()).toHaveTextContent('Inès is on Rendezvous');
  expect(screen.getByText('33 years old · Geneva')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Say hello to Inès' })).toHaveAttribute('href', '/signup?member=7');
  expect(screen.queryByText('Fictional profile')).not.toBeInTheDocument();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.title).toBe('Inès · Rendezvous');
});

test('somebody who is made up carries the site’s warning', async () => {
  givenServer({ '/api/members/8/landing': () => fictional });
  await open('/members/8/landing');
  await heading();
  expect(screen.getByText('33 years old')).toBeInTheDocument();
  expect(screen.getByText('Fictional profile')).toBeInTheDocument();
  expect(screen.getByText(settings.fictional_warning)).toBeInTheDocument();
});

test('a member is sent to the profile, without asking for the page', async () => {
  const server = givenServer({});
  await open('/members/7/landing', { user });
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/members/7'));
  expect(server.calls).toEqual([]);
});
