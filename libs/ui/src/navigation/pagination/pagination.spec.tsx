import { render, screen } from '@testing-library/react';
import { Anchor } from '../../primitives/link';
import { Pagination } from '.';

const draw = (page: number, pages: number) =>
  render(
    <Pagination
      page={page}
      pages={pages}
      link={(to) => <Anchor href={`?page=${to}`} />}
      label="Pages"
      pageLabel={(to) => `Page ${to}`}
      previousLabel="Previous page"
      nextLabel="Next page"
    />,
  );

test('one page needs no numbers', () => {
  expect(draw(1, 1).container).toBeEmptyDOMElement();
});

test('pages are real links, this one is marked', () => {
  draw(2, 5);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Page 5' })).toHaveAttribute('href', '?page=5');
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?page=1');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=3');
});

test('the ends have no way beyond', () => {
  const { unmount } = draw(1, 3);
  expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  unmount();
  draw(3, 3);
  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
});
