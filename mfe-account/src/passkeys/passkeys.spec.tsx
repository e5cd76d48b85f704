import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '@rendezvous/client/testing';
import * as browser from '@rendezvous/client/passkeys';
import * as support from '@rendezvous/client/passkey-support';
import * as answers from '../testing/answers';
import { show } from '../testing/show';
import { PasskeysSection } from './passkeys-section';

// a browser for tests has no authenticator: what one answers is given here, and proved against the server and a real browser elsewhere
jest.mock('@rendezvous/client/passkeys');
jest.mock('@rendezvous/client/passkey-support');

const MADE = { id: 'a2V5', rawId: 'a2V5', type: 'public-key', response: { clientDataJSON: 'e30', attestationObject: 'e30' } } as const;
const LIST = 'GET /api/passkeys';
const BEGIN = 'POST /api/passkeys/challenge';
const ADD = 'POST /api/passkeys';

const tell = jest.fn();
const make = jest.mocked(browser.makePasskey);

beforeEach(() => {
  jest.mocked(support.offersPasskeys).mockReturnValue(true);
  make.mockResolvedValue({ answer: MADE });
  tell.mockClear();
  make.mockClear();
});

const open = async (passkeys = answers.passkeys) => {
  const server = givenServer({ [LIST]: () => passkeys, [BEGIN]: () => ({ options: {} }), [ADD]: () => passkeys });
  await show(<PasskeysSection suggested="Firefox on Linux" tell={tell} />, { user: answers.user });
  return server;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const add = async (password = 'a quiet harbour') => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await userEvent.type(await screen.findByLabelText('Your password'), password);
  await press('Go on');
};

test('each says when it was used, where it is kept, and which site it is for', async () => {
  await open();
  expect((await screen.findByText('iPhone')).closest('li')).toHaveTextContent('Last used Nov 20, 2026 · In your password manager');
  expect(screen.getByText('Firefox on Linux').closest('li')).toHaveTextContent('Added Oct 2, 2026');
  expect(screen.getByText('The blue key').closest('li')).toHaveTextContent('For amour.example');
});

test('what cannot be loaded is said, and another try loads it', async () => {
  const server = await open();
  server.answers({ [LIST]: () => new Refused(500, 'server.error') });
  await show(<PasskeysSection suggested="" tell={tell} />, { user: answers.user });
  await screen.findByText('Your passkeys could not be loaded');
  server.answers({ [LIST]: () => answers.passkeys });
  await press('Try again');
  expect((await screen.findAllByText('The blue key')).length).toBeGreaterThan(0);
});

test('where there can be no more, or the browser has none, none is added', async () => {
  await open({ ...answers.passkeys, max: 3 });
  expect(await screen.findByText(/You have all 3 passkeys/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
});

test('a browser without passkeys says so', async () => {
  jest.mocked(support.offersPasskeys).mockReturnValue(false);
  await open();
  expect(await screen.findByText(/Passkeys do not work with this browser/)).toBeInTheDocument();
});

test('one is added under the name of this device, and the focus goes back', async () => {
  const server = await open();
  await add();
  await waitFor(() => expect(tell).toHaveBeenCalledWith(expect.objectContaining({ tone: 'ok' })));
  expect(server.of(BEGIN).map(({ body }) => body)).toEqual([{ password: 'a quiet harbour' }]);
  expect(server.of(ADD).map(({ body }) => body)).toEqual([{ name: 'Firefox on Linux', credential: MADE }]);
  expect(await screen.findByRole('button', { name: 'Add a passkey' })).toHaveFocus();
});

test('who thinks better of it is told nothing, and finds what was typed', async () => {
  make.mockResolvedValue({ fault: 'cancelled' });
  const server = await open();
  await add();
  await waitFor(() => expect(make).toHaveBeenCalled());
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  expect(screen.getByLabelText('Your password')).toHaveValue('a quiet harbour');
  expect(server.of(ADD)).toEqual([]);
});

test.each([
  ['known', /has a passkey for your account already/],
  ['elsewhere', /Passkeys do not work at this address/],
  ['unsupported', /could not make a passkey/],
] as const)('what the browser says (%s) is a sentence', async (fault, sentence) => {
  make.mockResolvedValue({ fault });
  await open();
  await add();
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test('a wrong password is said at its field; a challenge that is over above the form', async () => {
  const server = await open();
  server.answers({ [BEGIN]: () => new Refused(422, 'account.old-password-wrong') });
  await add('a loud harbour');
  expect(await screen.findByText('This is not your password.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Your password')).toHaveFocus());
  server.answers({ [BEGIN]: () => ({ options: {} }), [ADD]: () => new Refused(410, 'account.passkey-expired') });
  await press('Go on');
  expect(await screen.findByText('That took too long. Please try again.')).toBeInTheDocument();
});

test('one is called something else, and one is removed with the password', async () => {
  const server = await open();
  server.answers({ 'PUT /api/passkeys/2': () => answers.passkeys, 'DELETE /api/passkeys/1': () => answers.passkeys });
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Firefox on Linux' }));
  const name = screen.getByLabelText('Name');
  await userEvent.clear(name);
  await press('Save');
  expect(await screen.findByText('Please give it a name.')).toBeInTheDocument();
  await userEvent.type(name, 'Laptop');
  await press('Save');
  await waitFor(() => expect(server.of('PUT /api/passkeys/2').map(({ body }) => body)).toEqual([{ name: 'Laptop' }]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rename Firefox on Linux' })).toHaveFocus());
  await press('Remove iPhone');
  await userEvent.type(screen.getByLabelText('Your password'), 'a quiet harbour');
  await userEvent.click(within(screen.getByText('iPhone').closest('li')!).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(server.of('DELETE /api/passkeys/1').map(({ body }) => body)).toEqual([{ password: 'a quiet harbour' }]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a passkey' })).toHaveFocus());
});
