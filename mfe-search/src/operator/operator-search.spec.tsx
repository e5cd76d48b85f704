import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, givenServer, Refused } from '@rendezvous/client/testing';
import { card, cards, operator } from '../testing/operator-search';
import { show } from '../testing/show';
import { OperatorSearchScreen } from './operator-search-screen';

const LIST = 'GET /api/operator/sponsored-cards';
const ONE = `${LIST}/${card.id}`;
const CREATE = 'POST /api/operator/sponsored-cards';
const CHANGE = `PUT /api/operator/sponsored-cards/${card.id}`;
const WITHDRAW = `${CHANGE}/withdrawn`;
const SWITCH = 'PUT /api/operator/sponsored-cards/sites/1';
const given = (more: Answers = {}) => givenServer({ [LIST]: () => cards, [ONE]: () => card, ...more });
const open = (query = '') => show(<OperatorSearchScreen />, { at: `/operator/search${query}`, user: operator });
const rows = async () => within(await screen.findByRole('table')).getAllByRole('link');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string, at = 0) => screen.getAllByLabelText(name)[at]!;

test('cards that did not come are told of, and asked for again in place', async () => {
  const server = given({ [LIST]: () => new Refused(500, 'server.error') });
  await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [LIST]: () => cards });
  await userEvent.click(retry);
  expect(await rows()).toHaveLength(3);
});

test('where there are none it says so; states stand in the address', async () => {
  const server = given({ [LIST]: () => ({ ...cards, cards: [], more: false }) });
  await open();
  expect(await screen.findByText('No card here')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Planned' }));
  await waitFor(() => expect(server.of(LIST).at(-1)!.query).toEqual({ state: 'planned' }));
  expect(screen.getByTestId('address').textContent).toBe('/operator/search?state=planned');
});

test('j and k walk through the rows and Enter opens one, as readers see it', async () => {
  given();
  await open();
  const links = await rows();
  await userEvent.keyboard('jj{Enter}');
  expect(links[1]).toHaveFocus();
  const preview = await screen.findByRole('group', { name: 'As readers see it' });
  expect(within(preview).getAllByRole('group', { name: 'Sponsored' })).toHaveLength(2);
});

test('a card is added of what is typed; what is wrong is said at its field, and a refusal keeps it', async () => {
  const server = given({ [CREATE]: () => new Refused(500, 'server.error') });
  await open();
  await screen.findByRole('table');
  await userEvent.type(field('Title'), 'Live');
  await userEvent.type(field('Link'), 'http://cams.example/');
  await press('Add the card');
  expect(screen.getByText('This language needs both, or neither.')).toBeInTheDocument();
  expect(screen.getByText(/begins with https:\/\/, without a login/)).toBeInTheDocument();
  expect(screen.getByText(/One to four numbers/)).toBeInTheDocument();
  await waitFor(() => expect(field('Line of text')).toHaveFocus());
  expect(server.of(CREATE)).toHaveLength(0);

  await userEvent.type(field('Line of text'), 'Until two');
  await userEvent.clear(field('Link'));
  await userEvent.type(field('Link'), 'https://cams.example/');
  await userEvent.type(field('Stands after member'), '4, 16');
  await userEvent.click(screen.getByLabelText('Belgium'));
  await press('Add the card');
  await waitFor(() => expect(server.of(CREATE)).toHaveLength(1));
  expect(await screen.findByText(/went wrong|try again/i)).toBeInTheDocument();
  expect(field('Title')).toHaveValue('Live');

  server.answers({ [CREATE]: () => card });
  await press('Add the card');
  expect(await screen.findByText('The card is added.')).toBeInTheDocument();
  const [first, second] = server.of(CREATE).map(({ body }) => body);
  // sent twice, it adds one
  expect(first).toEqual(second);
  expect(second).toMatchObject({
    site_id: 1,
    kind: 'cam',
    texts: { en: { title: 'Live', text: 'Until two' } },
    link: 'https://cams.example/',
    positions: [4, 16],
    countries: ['BE'],
    starts_on: '2026-11-24',
    ends_on: null,
  });
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(`/operator/search?card=${card.id}`));
});

test('what the server refuses is said at its field', async () => {
  given({ [CHANGE]: () => new Refused(400, 'request.invalid', { fields: [{ path: 'texts.fr.title', code: 'invalid-value' }] }) });
  await open(`?card=${card.id}`);
  await screen.findByDisplayValue(card.link);
  await press('Save');
  await waitFor(() => expect(field('Title', 1)).toBeInvalid());
  expect(field('Title', 1)).toHaveAccessibleDescription(/This was not accepted/);
});

test('who was slower is told, and loses nothing', async () => {
  const server = given({ [CHANGE]: () => new Refused(409, 'search.card-changed') });
  await open(`?card=${card.id}`);
  const link = await screen.findByDisplayValue(card.link);
  await userEvent.type(link, '?a=b');
  await press('Save');
  expect(await screen.findByText(/Somebody changed this card meanwhile/)).toBeInTheDocument();
  expect(link).toHaveValue(`${card.link}?a=b`);
  expect(server.of(CHANGE)[0]!.body).toMatchObject({ version: 3, link: `${card.link}?a=b` });
});

test('the one that is open is withdrawn, and then only looked at', async () => {
  const server = given({ [WITHDRAW]: () => ({ ...card, state: 'withdrawn' }) });
  await open(`?card=${card.id}`);
  const end = await screen.findByRole('button', { name: 'Withdraw' });
  server.answers({ [ONE]: () => ({ ...card, state: 'withdrawn' }) });
  await userEvent.click(end);
  expect(await screen.findByText('The card is withdrawn.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
});

test('a site begins to show cards', async () => {
  const server = given({ [SWITCH]: () => ({ shows_cards: true }) });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show sponsored cards' }));
  expect(await screen.findByText('localhost shows sponsored cards now.')).toBeInTheDocument();
  expect(server.of(SWITCH).map(({ body }) => body)).toEqual([{ shows_cards: true }]);
});

test('a card that is none is told of', async () => {
  given({ [`${LIST}/99`]: () => new Refused(404, 'search.card-unknown') });
  await open('?card=99');
  expect(await screen.findByText('There is no such card')).toBeInTheDocument();
});
