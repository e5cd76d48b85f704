import { screen, waitFor } from '@testing-library/react';
import { user } from '@rendezvous/client/testing/screens';
import { givenServer, Refused } from '../testing/given-server';
import { fictional, ines } from '../testing/members';
import { show } from '../testing/show';
import { MemberSignupScreen } from './member-signup-screen';

const CALL = '/api/members/7/landing';
const open = (options: { user?: typeof user } = {}) =>
  show(<MemberSignupScreen />, { at: '/members/7/signup', route: '/members/:id/signup', ...options });

test('nobody to show gives the page that tells nothing, and no form', async () => {
  givenServer({ [CALL]: () => new Refused(404, 'landers.member-not-listed') });
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'There is nobody to meet here' })).toBeInTheDocument();
  expect(screen.queryByLabelText('E-mail address')).not.toBeInTheDocument();
});

test('the form stands beside who it is about, and takes them and a first line along', async () => {
  givenServer({ [CALL]: () => ines });
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Join, and say hello to Inès' })).toBeInTheDocument();
  const form = screen.getByLabelText('E-mail address').closest('form')!;
  expect(Object.fromEntries(new FormData(form))).toEqual({
    page: '/members/7/signup',
    member: '7',
    email: '',
    password: '',
    signup_message: '',
  });
});

test('somebody who is made up carries the site’s warning', async () => {
  givenServer({ [CALL]: () => ({ ...fictional, id: 7 }) });
  await open();
  expect(await screen.findByText('Fictional profile')).toBeInTheDocument();
});

test('a member is sent to the profile', async () => {
  givenServer({});
  await open({ user });
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/members/7'));
});
