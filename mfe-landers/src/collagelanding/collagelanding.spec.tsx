import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { privateStorage } from '@rendezvous/client';
import { SIGNUP_DRAFT } from '@rendezvous/contracts/account/signup-draft';
import { givenServer } from '../testing/given-server';
import { collage } from '../testing/landers/collagelanding';
import { show } from '../testing/show';
import { CollagelandingScreen } from './collagelanding-screen';

const open = async () => {
  givenServer({ '/api/landers/collagelanding': () => collage });
  await show(<CollagelandingScreen />, { at: '/landers/collagelanding' });
  await screen.findByRole('heading', { level: 1, name: collage.heading });
};
const end = (name: string) => screen.getByRole('button', { name });
const go = () => userEvent.click(screen.getByRole('link', { name: collage.action }));

afterEach(() => privateStorage.remove(SIGNUP_DRAFT));

test('up to three interests are picked, and the signup begins with them', async () => {
  await open();
  for (const name of ['rides a bike', 'cooks', 'dances']) await userEvent.click(end(name));
  expect(end('reads')).toBeDisabled();
  await userEvent.click(end('cooks'));
  expect(end('reads')).toBeEnabled();
  await go();
  expect(screen.getByTestId('address')).toHaveTextContent('/signup?next=%2Fmembers');
  expect(privateStorage.read(SIGNUP_DRAFT)).toEqual({ values: { interests: ['biking', 'dancing'] }, step: 0, photo: null });
});

test('what was filled in of a signup before stays as it is', async () => {
  privateStorage.write(SIGNUP_DRAFT, { step: 2 });
  await open();
  await userEvent.click(end('reads'));
  await go();
  expect(privateStorage.read(SIGNUP_DRAFT)).toEqual({ step: 2 });
});

test('nothing has to be picked, and nothing is kept then', async () => {
  await open();
  await go();
  expect(privateStorage.read(SIGNUP_DRAFT)).toBeNull();
});
