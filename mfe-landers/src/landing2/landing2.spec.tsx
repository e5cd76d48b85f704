import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '../testing/given-server';
import { firstLine } from '../testing/landers/landing2';
import { fictional, ines } from '../testing/members';
import { show } from '../testing/show';
import { Landing2Screen } from './landing2-screen';

const MEMBER = '/api/members/7/landing';
const open = (at = '/members/7/landing2') => show(<Landing2Screen />, { at, route: '/members/:id/landing2/:slug?' });
const say = () => screen.getByRole('button', { name: 'Say hello to Inès' });

test('nobody to show gives the page that tells nothing, whatever the variant is', async () => {
  givenServer({ '/api/landers/landing2': () => firstLine, [MEMBER]: () => new Refused(404, 'landers.member-not-listed') });
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'There is nobody to meet here' })).toBeInTheDocument();
  expect(document.title).toBe('There is nobody to meet here · Rendezvous');
});

test('a variant that does not exist says so', async () => {
  givenServer({ '/api/landers/summer': () => new Refused(404, 'landers.lander-not-found'), [MEMBER]: () => ines });
  await open('/members/7/landing2/summer');
  expect(await screen.findByRole('heading', { level: 1, name: 'This page could not be found' })).toBeInTheDocument();
});

test('the page is called as the variant says, with the member’s name in it', async () => {
  const social = { ...firstLine.social, title: 'Say hello to {name}' };
  givenServer({ '/api/landers/landing2': () => ({ ...firstLine, social }), [MEMBER]: () => ines });
  await open();
  await waitFor(() => expect(document.title).toBe('Say hello to Inès · Rendezvous'));
});

test('answers write a first line, which goes along to the signup', async () => {
  givenServer({ '/api/landers/landing2': () => firstLine, [MEMBER]: () => ines });
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Your first line to Inès' })).toBeInTheDocument();
  const letter = within(screen.getByRole('region', { name: 'To Inès' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Hello from the end of a good day.' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Your turn.' }));
  await userEvent.click(screen.getByRole('radio', { name: 'No hurry with the answer.' }));
  expect(letter.getByText('Hello from the end of a good day.')).toBeInTheDocument();
  expect(letter.queryByText('Your turn.')).not.toBeInTheDocument();
  await userEvent.click(say());
  const line = encodeURIComponent('Hello from the end of a good day. No hurry with the answer.').replaceAll('%20', '+');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(`/signup?member=7&signup_message=${line}`));
});

test('whoever chose nothing says hello without a line; the form has a real address', async () => {
  givenServer({ '/api/landers/landing2': () => firstLine, [MEMBER]: () => ines });
  await open();
  const form = (await screen.findByRole('button', { name: 'Say hello to Inès' })).closest('form');
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/signup', 'get']);
  expect([...new FormData(form!)]).toEqual([['member', '7']]);
  await userEvent.click(say());
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/signup?member=7'));
});

test('somebody who is made up carries the site’s warning', async () => {
  givenServer({ '/api/landers/landing2': () => firstLine, [MEMBER]: () => ({ ...fictional, id: 7 }) });
  await open();
  expect(await screen.findByText('Fictional profile')).toBeInTheDocument();
});
