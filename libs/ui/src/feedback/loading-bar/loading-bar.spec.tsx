import { render, screen } from '@testing-library/react';
import { LoadingBar } from '.';

test('it is there while a page is on its way, and only then', () => {
  const { container, rerender } = render(<LoadingBar active label="Loading the page" />);
  expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument();
  rerender(<LoadingBar active={false} label="Loading the page" />);
  expect(container).toBeEmptyDOMElement();
});
