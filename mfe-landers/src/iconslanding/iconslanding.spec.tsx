import { screen, within } from '@testing-library/react';
import { givenServer } from '../testing/given-server';
import { icons } from '../testing/landers/iconslanding';
import { show } from '../testing/show';
import { IconslandingScreen } from './iconslanding-screen';

const open = async (settings = {}) => {
  givenServer({ '/api/landers/iconslanding': () => icons });
  await show(<IconslandingScreen />, { at: '/landers/iconslanding', settings });
  await screen.findByRole('heading', { level: 1, name: icons.heading });
};

test('six drawings stand beside six lines, in their order; those on money are the site’s', async () => {
  await open();
  const points = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(points.map((point) => within(point).getByRole('heading').textContent)).toEqual(icons.parts.points.map(({ title }) => title));
  expect(points[2]).toHaveTextContent('Reading is free. Credits for one message: 1.');
  for (const point of points) expect(point.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('the form begins an account, by its own word', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 2, name: 'Begin here' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Join' })).toHaveAttribute('type', 'submit');
  expect(screen.getByLabelText('E-mail address')).toHaveValue('');
});

test('where nobody may sign up the drawings stay, and the form says why', async () => {
  await open({ signups: 'none' });
  expect(screen.queryByRole('button', { name: 'Join' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
});
