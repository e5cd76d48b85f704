import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer } from '../testing/given-server';
import { door } from '../testing/landers/adultonly';
import { show } from '../testing/show';
import { AdultonlyScreen } from './adultonly-screen';

const motion = (reduced: boolean) => {
  window.matchMedia = ((query: string) => ({ matches: reduced && query.includes('reduced-motion') })) as typeof matchMedia;
};
const open = async () => {
  givenServer({ '/api/landers/adultonly': () => door });
  await show(<AdultonlyScreen />, { at: '/landers/adultonly' });
  await screen.findByRole('heading', { level: 1, name: 'This is for adults.' });
};
const address = () => screen.getByTestId('address').textContent;
const enter = () => screen.getByRole('link', { name: 'I am 18 or older' });

test('whoever says that they are old enough sees the door open, and then comes to the first step of joining', async () => {
  motion(false);
  await open();
  expect(enter()).toHaveAttribute('href', '/signup?next=%2Fmembers');
  await userEvent.click(enter());
  expect(address()).toBe('/landers/adultonly');
  await waitFor(() => expect(address()).toBe('/signup?next=%2Fmembers'));
});

test('whoever wants less motion is there at once', async () => {
  motion(true);
  await open();
  await userEvent.click(enter());
  expect(address()).toBe('/signup?next=%2Fmembers');
});

test('for whom it is not, a farewell is on the same page, with a way back', async () => {
  await open();
  const leave = screen.getByRole('link', { name: 'Not for me' });
  const farewell = document.querySelector(leave.getAttribute('href')!);
  expect(farewell).toHaveTextContent('Then have a good evening.');
  expect(screen.getByRole('link', { name: 'Back to the door' })).toHaveAttribute('href', '#');
  expect(screen.getByText('18+ only. Joining is free. Credits to begin with: 3.')).toBeInTheDocument();
});
