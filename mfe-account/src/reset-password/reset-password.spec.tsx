import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '@rendezvous/client/testing';
import { show } from '../testing/show';
import { AskResetScreen } from './ask-reset-screen';
import { NewPasswordScreen } from './new-password-screen';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const openLink = (at = '/reset-password/do?token=a-token-of-the-mail-that-was-sent') => show(<NewPasswordScreen />, { at });
const CHECK = 'POST /api/password/reset/check';
const good = { [CHECK]: () => ({ good: true }) };
const typeTwice = async (password: string, again = password) => {
  await screen.findByLabelText('New password');
  await userEvent.clear(screen.getByLabelText('New password'));
  await userEvent.clear(screen.getByLabelText('The same again'));
  await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('The same again'), again);
  await press('Set the password');
};

const open = () => show(<AskResetScreen />, { at: '/reset-password' });

describe('asking for a link', () => {
  test('what is no address is not sent', async () => {
    const server = givenServer({});
    await open();
    await userEvent.type(screen.getByLabelText('E-mail address'), 'nobody');
    await press('Send me a link');
    expect(await screen.findByText('Invalid email')).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail address')).toHaveFocus();
    expect(server.calls).toEqual([]);
  });

  test('the answer does not tell whether the address has an account', async () => {
    givenServer({ 'POST /api/password/reset-mail': () => ({ ok: true }) });
    await open();
    await userEvent.type(screen.getByLabelText('E-mail address'), 'nina@given.test');
    await press('Send me a link');
    expect(await screen.findByText(/has an account, a mail is on its way/)).toHaveTextContent('If nina@given.test has an account');
  });

  test('a refusal keeps what was typed', async () => {
    givenServer({ 'POST /api/password/reset-mail': () => new Refused(404, 'account.email-not-found') });
    await open();
    await userEvent.type(screen.getByLabelText('E-mail address'), 'nina@given.test');
    await press('Send me a link');
    expect(await screen.findByText('E-mail address not found.')).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail address')).toHaveValue('nina@given.test');
  });
});

describe('setting a new password', () => {
  test('the two entries must be the same', async () => {
    const server = givenServer(good);
    await openLink();
    await typeTwice('a quiet harbour', 'a quiet harbor');
    expect(await screen.findByText('The entered passwords are not the same.')).toBeInTheDocument();
    expect(server.of('POST /api/password/reset')).toEqual([]);
  });

  test('a password that is too common is refused at its field, and the link stays good', async () => {
    const server = givenServer({
      ...good,
      'POST /api/password/reset': () => new Refused(400, 'request.invalid', { fields: [{ path: 'password', code: 'password-common' }] }),
    });
    await openLink();
    await typeTwice('password1');
    expect(await screen.findByText(/This password is too easy to guess/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus());
    server.answers({ 'POST /api/password/reset': () => ({ ok: true }) });
    await typeTwice('a quiet harbour');
    expect(await screen.findByRole('heading', { name: 'Your new password is set' })).toBeInTheDocument();
    expect(server.calls.at(-1)?.body).toEqual({ token: 'a-token-of-the-mail-that-was-sent', password: 'a quiet harbour' });
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  test('a link that is over says so on opening, and offers a new one', async () => {
    givenServer({ [CHECK]: () => ({ good: false }) });
    await openLink();
    expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeInTheDocument();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/reset-password');
  });

  test('when nobody can say whether the link is good, the password can be set', async () => {
    givenServer({ [CHECK]: () => new Refused(429, 'request.too-many'), 'POST /api/password/reset': () => ({ ok: true }) });
    await openLink();
    await typeTwice('a quiet harbour');
    expect(await screen.findByRole('heading', { name: 'Your new password is set' })).toBeInTheDocument();
  });

  test('a link that ends while the form is filled in offers a new one', async () => {
    givenServer({ ...good, 'POST /api/password/reset': () => new Refused(410, 'account.link-invalid') });
    await openLink();
    await typeTwice('a quiet harbour');
    expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/reset-password');
  });

  test('without a token there is nothing to fill in', async () => {
    givenServer({});
    await openLink('/reset-password/do');
    expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeInTheDocument();
  });
});
