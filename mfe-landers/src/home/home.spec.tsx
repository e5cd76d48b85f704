import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { regions } from '../testing/answers';
import { hello, helloOfAVariant } from '../testing/landers/home';
import { givenServer, Refused } from '../testing/given-server';
import { show } from '../testing/show';
import { HomeScreen } from './home-screen';
import { wishOf } from './search-path';

const HOME = '/api/landers/home';
const home = async (settings = {}, lander: object = hello) => {
  givenServer({ '/api/regions.php': () => ({ regions }), [HOME]: () => lander });
  const shown = await show(<HomeScreen />, { at: '/', settings });
  if (!('root_redirect' in settings)) await screen.findByRole('heading', { level: 1 });
  return shown;
};
const blank = (name: string) => screen.getByRole('combobox', { name });
const choose = (name: string, option: string) => userEvent.selectOptions(blank(name), option);
const search = () => userEvent.click(screen.getByRole('button', { name: 'See who’s around' }));
const went = () => screen.getByTestId('address').textContent;

test('a site that leads its root elsewhere shows no home page', async () => {
  await home({ root_redirect: '/members' });
  expect(went()).toBe('/members');
});

test.each([{ signups: 'none' }, { signups: 'with_trafficsource' }, { invite_only: true }])(
  'nobody is asked to join when %j',
  async (settings) => {
    await home(settings);
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Join for free' })).not.toBeInTheDocument();
  },
);

test('the search is a form of its own right: it works without the script', async () => {
  await home();
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Start a search' });
  expect(form).toHaveAttribute('action', '/members');
  expect(form).toHaveAttribute('method', 'get');
  expect([...wishOf(form)]).toEqual([
    ['me', 'male'],
    ['gender', 'female'],
    ['min_age', '30'],
    ['max_age', '45'],
    ['countryregion', ''],
  ]);
  expect(form).toHaveTextContent(/^I’m a .* hoping to meet .* between .* and .* around .*\.See who’s around$/s);
});

test('what was left open does not stand in the address', async () => {
  await home();
  await search();
  expect(went()).toBe('/members?me=male&gender=female&min_age=30&max_age=45');
});

test('the sentence becomes the search', async () => {
  await home();
  await within(blank('Place')).findByRole('option', { name: 'Vaud' });
  await choose('I am', 'woman');
  await choose('Hoping to meet', 'a man');
  await choose('Youngest age', '21');
  await choose('Oldest age', '33');
  await choose('Place', 'Vaud');
  await search();
  expect(went()).toBe('/members?me=female&gender=male&min_age=21&max_age=33&countryregion=CH-VD');
});

test('who is sought is proposed until it was chosen by hand', async () => {
  await home();
  await choose('I am', 'woman');
  expect(blank('Hoping to meet')).toHaveDisplayValue('a man');
  await choose('Hoping to meet', 'a woman');
  await choose('I am', 'man');
  await choose('I am', 'woman');
  expect(blank('Hoping to meet')).toHaveDisplayValue('a woman');
});

test('the youngest is never older than the oldest', async () => {
  await home();
  await choose('Youngest age', '60');
  expect(blank('Oldest age')).toHaveDisplayValue('60');
  await choose('Oldest age', '25');
  expect(blank('Youngest age')).toHaveDisplayValue('25');
  expect(within(blank('Youngest age')).getAllByRole('option')[0]).toHaveTextContent('18');
});

test('without regions one can still search everywhere', async () => {
  givenServer({ '/api/regions.php': () => new Refused(404, 'request.not-found'), [HOME]: () => hello });
  await show(<HomeScreen />, { at: '/' });
  await screen.findByRole('heading', { level: 1 });
  expect(
    within(blank('Place'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['here']);
  await search();
  expect(went()).toMatch(/^\/members\?me=male&gender=female/);
});

test('what is said about money follows the settings', async () => {
  await home({ message_credits: 2, refund_days: 1, signup_credits: 0 });
  expect(screen.getByText(/2 credits send one reply/)).toBeInTheDocument();
  expect(screen.getByText(/within 1 day\./)).toBeInTheDocument();
  expect(screen.getByText('Joining is free.')).toBeInTheDocument();
});

test('a variant says it in its own words and faces, and in the title', async () => {
  const { container } = await home({}, helloOfAVariant);
  expect(screen.getByRole('heading', { level: 1, name: 'Autumn is for two.' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'How it begins' })).toBeInTheDocument();
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toContain('/media/l/a/square-720.webp');
  expect(container.querySelector('meta[name=robots]')).toBeNull();
});

test('a preview says that it is one, and is not to be kept', async () => {
  await home({}, { ...hello, preview: true });
  expect(screen.getByRole('note')).toBeInTheDocument();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('while its words did not come, it says so and asks again', async () => {
  const server = givenServer({ '/api/regions.php': () => ({ regions }), [HOME]: () => new Refused(500, 'server.error') });
  await show(<HomeScreen />, { at: '/' });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [HOME]: () => hello });
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: hello.heading })).toBeInTheDocument();
});
