import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '../testing/given-server';
import { oneEvening } from '../testing/landers/transitionsvideolanding';
import { show } from '../testing/show';
import { TransitionsvideolandingScreen } from './transitionsvideolanding-screen';

const AT = '/landers/transitionsvideolanding';
const CALL = '/api/landers/transitionsvideolanding';
const open = async () => {
  givenServer({ [CALL]: () => oneEvening });
  await show(<TransitionsvideolandingScreen />, { at: AT, route: `${AT}/:slug?` });
  await screen.findByRole('heading', { level: 1, name: oneEvening.heading });
};
const write = () => screen.getByRole('button', { name: 'Write the first line' });
const address = () => screen.getByTestId('address').textContent;

test('a variant that does not exist says so', async () => {
  givenServer({ '/api/landers/summer': () => new Refused(404, 'landers.lander-not-found') });
  await show(<TransitionsvideolandingScreen />, { at: `${AT}/summer`, route: `${AT}/:slug?` });
  expect(await screen.findByRole('heading', { level: 1, name: 'This page could not be found' })).toBeInTheDocument();
});

test('each still says what it shows, and the film can be held', async () => {
  await open();
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(oneEvening.images.map(({ alt }) => alt));
  expect(screen.getByRole('checkbox', { name: 'Hold the film' })).not.toBeChecked();
});

test('without a script the form leads to the signup with the line', async () => {
  await open();
  const form = write().closest('form')!;
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/signup', 'get']);
  await userEvent.type(screen.getByLabelText('Your first line'), 'Hello!');
  expect([...new FormData(form)]).toEqual([['signup_message', 'Hello!']]);
});

test('the first line goes along to the signup; without one the way is free', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Your first line'), '  Was that your bus, too?  ');
  await userEvent.click(write());
  await waitFor(() => expect(address()).toBe('/signup?signup_message=Was+that+your+bus%2C+too%3F'));
});

test('whoever writes nothing joins without a line', async () => {
  await open();
  await userEvent.click(write());
  await waitFor(() => expect(address()).toBe('/signup'));
});
