import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refused, type Shown } from '@rendezvous/client/testing';
import { field, press, title, usual } from '../testing/joining';
import { user } from '../testing/answers';
import { show } from '../testing/show';
import { CompleteSignupScreen } from './complete-signup-screen';

const START = 'GET /api/signup/start';
const COMPLETE = 'POST /api/signup/complete';
const begun = { started: { email: 'nina@given.test', member: null, signup_message: '' } };

const open = (at = '/complete-signup', more: Shown = {}) => show(<CompleteSignupScreen />, { at, ...more });
const given = (answers: Parameters<ReturnType<typeof usual>['answers']>[0] = {}) => {
  const server = usual();
  server.answers({ [START]: () => begun, [COMPLETE]: () => ({ member_id: 9 }), ...answers });
  return server;
};

/** Goes through all steps. */
const fillIn = async () => {
  await userEvent.type(await screen.findByLabelText('Name'), 'Nina');
  await userEvent.type(field('Day'), '17');
  await userEvent.type(field('Month'), '5');
  await userEvent.type(field('Year'), '1990');
  await press('Continue');
  await title('Let people see you');
  await press('Skip for now');
  await title('Who you are');
  await userEvent.click(screen.getByRole('radio', { name: 'Woman' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Lesbian' }));
  await press('Continue');
  await title('Where you live');
  await userEvent.selectOptions(field('Region'), 'FR-BRE');
  await press('Continue');
  await title('A few words about you');
};

beforeEach(() => localStorage.clear());

test('where nothing was begun it says so, and offers to begin or to log in', async () => {
  given({ [START]: () => ({ started: null }) });
  await open('/complete-signup?next=%2Fcredits');
  await title('Nothing is waiting here');
  expect(screen.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/signup?next=%2Fcredits');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fcredits');
});

test('what did not come can be asked for again', async () => {
  const server = given({ [START]: () => new Refused(500, 'server.error') });
  await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [START]: () => begun });
  await userEvent.click(again);
  expect(await screen.findByText('nina@given.test')).toBeInTheDocument();
});

test('a member whose address is confirmed has nothing to complete', async () => {
  given();
  const { container } = await open('/complete-signup', { user });
  expect(container).toHaveTextContent(/^\/members$/);
});

test('the steps ask for neither address, password nor terms again, and send what they asked', async () => {
  const server = given();
  await open();
  await fillIn();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /18 or older/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: /My sexuality and interests/ }));
  await press('Create my account');
  await waitFor(() => expect(server.of(COMPLETE)).toHaveLength(1));
  expect(server.of(COMPLETE)[0]!.body).toMatchObject({
    name: 'Nina',
    date_of_birth: '1990-05-17',
    region: 'FR-BRE',
    consent_matching: true,
  });
  expect(Object.keys(server.of(COMPLETE)[0]!.body)).not.toEqual(expect.arrayContaining(['email']));
  expect(server.of('POST /api/signup/check')).toEqual([]);
  await title('Confirm your e-mail');
  expect(localStorage.getItem('rdv:private:account.signup')).toBeNull();
});

test('a reload in the middle goes on where it was, without asking for a password', async () => {
  given();
  const first = await open();
  await fillIn();
  first.unmount();
  await open();
  await title('A few words about you');
  expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
});

test('a name that is taken leads back to it', async () => {
  given({ [COMPLETE]: () => new Refused(409, 'account.name-taken') });
  await open();
  await fillIn();
  await userEvent.click(screen.getByRole('checkbox', { name: /My sexuality and interests/ }));
  await press('Create my account');
  expect(await screen.findByText('Somebody has this name already. Try another.')).toBeInTheDocument();
});

test('an address that has an account is said where no field asks for it', async () => {
  given({ [COMPLETE]: () => new Refused(409, 'account.email-taken') });
  await open();
  await fillIn();
  await userEvent.click(screen.getByRole('checkbox', { name: /My sexuality and interests/ }));
  await press('Create my account');
  expect(await screen.findByRole('alert')).toHaveTextContent('There is already an account with this address. Log in instead.');
});

test('where only the mailbox is told, it says to look there', async () => {
  given({ [COMPLETE]: () => ({ member_id: 0, by_mail: true }) });
  await open();
  await fillIn();
  await userEvent.click(screen.getByRole('checkbox', { name: /My sexuality and interests/ }));
  await press('Create my account');
  await title('Look in your mailbox');
  expect(screen.getByText('nina@given.test')).toBeInTheDocument();
});

test('a box that is not ticked is said at its place', async () => {
  given();
  await open();
  await fillIn();
  await press('Create my account');
  expect(await screen.findByText('Without this we may not show you to anybody.')).toBeInTheDocument();
});
