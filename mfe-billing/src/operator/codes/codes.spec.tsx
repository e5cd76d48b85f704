import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, givenServer, Refused } from '@rendezvous/client/testing';
import { operatorCodes } from '../../testing/operator-answers';
import { operator } from '../../testing/screens';
import { show } from '../../testing/show';
import { CodesScreen } from './codes-screen';

const LIST = 'GET /api/operator/discount-codes';
const CREATE = 'POST /api/operator/discount-codes';
const STATUS = 'PUT /api/operator/discount-codes/SPRING10/status';
const [spring] = operatorCodes;
const given = (more: Answers = {}) => givenServer({ [LIST]: () => ({ codes: operatorCodes, more: false }), ...more });
const open = (query = '') => show(<CodesScreen />, { at: `/operator/billing/codes${query}`, user: operator });
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
const spring10 = () => screen.getByRole('region', { name: 'SPRING10' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('codes that did not come are told of, and asked for again in place', async () => {
  const server = given({ [LIST]: () => new Refused(500, 'server.error') });
  await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [LIST]: () => ({ codes: operatorCodes, more: false }) });
  await userEvent.click(retry);
  expect(await rows()).toHaveLength(4);
});

test('where there are none it says so; which are shown stands in the address', async () => {
  const server = given({ [LIST]: () => ({ codes: [], more: false }) });
  await open();
  expect(await screen.findByText('No code here')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'All' }));
  await waitFor(() => expect(server.of(LIST).at(-1)?.query).toEqual({ all: 'yes' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/operator/billing/codes?all=yes');
});

test('a row tells uses, limit and state; j and Enter open it with all its terms', async () => {
  given();
  await open();
  const [first, second, third] = await rows();
  expect(first).toHaveTextContent(/SPRING10.*10%.*Active.*128 \/ 500.*3/);
  expect(third).toHaveTextContent(/SUMMER15.*Over/);
  await userEvent.click(within(second!).getByRole('link'));
  const panel = await screen.findByRole('region', { name: 'MERCI20' });
  for (const text of ['France', 'No. 7', 'EUR', '€20.00', 'Card, PayPal']) expect(within(panel).getByText(text)).toBeInTheDocument();
});

test('the code that is open is switched off, and the list is read again', async () => {
  const server = given({ [STATUS]: () => ({ ...spring, status: 'inactive' }) });
  await open('?code=SPRING10');
  await userEvent.click(await screen.findByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('SPRING10 is switched off.')).toBeInTheDocument();
  expect(server.of(STATUS).map(({ body }) => body)).toEqual([{ status: 'inactive' }]);
  expect(server.of(LIST)).toHaveLength(2);
});

test('a code that is switched off leaves the list of active ones, and its panel stays as it is now until another is opened', async () => {
  const off = { ...spring!, status: 'inactive' as const };
  const server = given({ [STATUS]: () => off });
  await open('?code=SPRING10');
  const switchOff = await screen.findByRole('button', { name: 'Switch off' });
  server.answers({ [LIST]: () => ({ codes: operatorCodes.slice(1), more: false }) });
  await userEvent.click(switchOff);
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  expect(within(spring10()).getByText(/^Switched off/)).toBeInTheDocument();
  server.answers({ [STATUS]: () => spring, [LIST]: () => ({ codes: operatorCodes, more: false }) });
  await userEvent.click(within(spring10()).getByRole('button', { name: 'Switch on' }));
  expect(await within(spring10()).findByText(/^Active/)).toBeInTheDocument();
  await userEvent.click(within((await rows())[1]!).getByRole('link'));
  expect(screen.queryByRole('region', { name: 'SPRING10' })).not.toBeInTheDocument();
});

test('what is wrong is said at its field, the first one has the focus, and nothing is sent', async () => {
  const server = given();
  await open();
  await userEvent.type(await screen.findByLabelText('Code'), 'no');
  await userEvent.type(screen.getByLabelText('Per cent off'), '95');
  await userEvent.type(screen.getByLabelText('Minimum price'), '20');
  await press('Make the code');
  expect(screen.getByText('3 to 20 letters and digits, please.')).toBeInTheDocument();
  expect(screen.getByText('A number from 1 to 90, please.')).toBeInTheDocument();
  expect(screen.getByText('The minimum needs a currency.')).toBeInTheDocument();
  expect(screen.getByLabelText('Code')).toHaveFocus();
  expect(server.of(CREATE)).toHaveLength(0);
});

test('a code for oneself is refused, and the form says who can make it', async () => {
  given({ [CREATE]: () => new Refused(403, 'billing.code-own') });
  await open();
  await userEvent.type(await screen.findByLabelText('Code'), 'MINE20');
  await userEvent.type(screen.getByLabelText('Per cent off'), '20');
  await userEvent.type(screen.getByLabelText('Number of the member'), '1');
  await press('Make the code');
  expect(await screen.findByText('Another operator has to do this: it is a code for yourself.')).toBeInTheDocument();
});

test('a code is made of what is typed; a refusal keeps it', async () => {
  const server = given({ [CREATE]: () => new Refused(409, 'billing.discount-code-taken') });
  await open();
  await userEvent.type(await screen.findByLabelText('Code'), 'autumn-20');
  await userEvent.type(screen.getByLabelText('Per cent off'), '20');
  await userEvent.type(screen.getByLabelText('How many members'), '50');
  await userEvent.type(screen.getByLabelText('Minimum price'), '19,9');
  await userEvent.selectOptions(screen.getByLabelText('Only for prices in'), 'EUR');
  await userEvent.selectOptions(screen.getByLabelText('Country of the profile'), 'FR');
  await userEvent.click(screen.getByLabelText('PayPal'));
  await press('Make the code');
  expect(await screen.findByText('There is a code by this name already.')).toBeInTheDocument();
  expect(screen.getByLabelText('Code')).toHaveValue('autumn-20');
  server.answers({ [CREATE]: () => ({ ...spring, code: 'AUTUMN20' }) });
  await press('Make the code');
  expect(await screen.findByText('AUTUMN20 is made.')).toBeInTheDocument();
  expect(screen.getByLabelText('Code')).toHaveValue('');
  expect(server.of(CREATE).at(-1)?.body).toEqual({
    code: 'AUTUMN20',
    percentage: 20,
    country: 'FR',
    user_id: null,
    valid_days: 30,
    currency: 'EUR',
    minimum_order_value: 1990,
    maximum_uses: 50,
    paymentmethods: ['paypal'],
  });
});
