import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useRoutes } from 'react-router-dom';
import { bindScreens } from './bind-screens';

const pages = [
  { path: '/list', chunk: 'list' },
  { path: '/list/:id', chunk: 'list' },
  { path: '/done', chunk: 'list', screen: 'done' },
];

test('a page without a screen is refused', () => {
  expect(() => bindScreens(pages, { list: <p /> })).toThrow('/done has no screen "done".');
});

const List = () => <input aria-label="search" />;
const Pages = () => useRoutes(bindScreens(pages, { list: <List />, done: <p>Done</p> }));

test('each path shows its screen, and two that share one keep what was typed into it', async () => {
  render(
    <MemoryRouter initialEntries={['/list']}>
      <Pages />
      <Link to="/list/7">seven</Link>
      <Link to="/done">done</Link>
    </MemoryRouter>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'half');
  await userEvent.click(screen.getByRole('link', { name: 'seven' }));
  expect(screen.getByRole('textbox')).toHaveValue('half');
  await userEvent.click(screen.getByRole('link', { name: 'done' }));
  expect(screen.getByText('Done')).toBeInTheDocument();
});
