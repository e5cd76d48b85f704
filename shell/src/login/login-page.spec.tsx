import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, givenStore, Refused, Stage, user } from '@rendezvous/client/testing';
import messages from '../messages/en.json';
import { LoginPage } from './login-page';

const LOGIN = 'POST /api/user.php';
const open = async (at = '/login') => {
  const store = await givenStore({ user: null, settings: { demo: false } });
  render(
    <Stage store={store} at={at} messages={messages as Record<string, string>}>
      <LoginPage />
    </Stage>,
  );
};
const fill = async () => {
  await userEvent.type(screen.getByLabelText('E-mail address or name'), 'hugo@given.test');
  await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), 'a quiet harbour');
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const back = () => screen.queryByRole('button', { name: 'Bring it back' });
const pending = new Refused(409, 'account.deletion-pending');

test('an account that is being deleted is told of, and comes back when that is asked for', async () => {
  const server = givenServer({ [LOGIN]: () => pending, 'GET /api/user.php': () => ({ user }) });
  await open('/login?next=%2Fchats');
  await fill();
  expect(back()).toBeNull();
  await press('Log in');
  expect(await screen.findByText(/This account is being deleted/)).toBeInTheDocument();
  server.answers({ [LOGIN]: () => ({ user }) });
  await press('Bring it back');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/chats'));
  expect(server.of(LOGIN).map(({ body }) => body)).toEqual([
    { email: 'hugo@given.test', password: 'a quiet harbour' },
    { email: 'hugo@given.test', password: 'a quiet harbour', bring_back: true },
  ]);
});

test('a browser without passkeys keeps no place for them', async () => {
  await open();
  await waitFor(() => expect(document.querySelector('.place')).toBeNull());
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toBeInTheDocument();
});

test('another refusal takes the offer back', async () => {
  const server = givenServer({ [LOGIN]: () => pending });
  await open();
  await fill();
  await press('Log in');
  await screen.findByRole('button', { name: 'Bring it back' });
  server.answers({ [LOGIN]: () => new Refused(401, 'account.login-failed') });
  await press('Log in');
  await waitFor(() => expect(back()).toBeNull());
  expect(server.of(LOGIN).at(-1)?.body).toEqual({ email: 'hugo@given.test', password: 'a quiet harbour' });
});

test('the form that was sent without a script has a button of its own for it', async () => {
  givenServer({
    'GET /api/signup/refused': () => ({
      refused: { typed: { email: 'hugo@given.test' }, code: 'account.deletion-pending', params: {}, faults: {} },
    }),
  });
  await open('/login?form=again');
  const button = await screen.findByRole('button', { name: 'Bring it back' });
  expect(button).toHaveAttribute('name', 'bring_back');
  expect(button).toHaveAttribute('type', 'submit');
  expect(button.closest('form')).toHaveAttribute('action', '/login');
});
