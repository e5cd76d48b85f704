import { render, screen } from '@testing-library/react';
import { ListSkeleton, PersonCardSkeleton, Skeleton } from '.';

test('grey places are silent', () => {
  const { container } = render(<Skeleton lines={3} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('.skeleton')).toHaveLength(3);
});

test('what is loading is said once, however many places there are', () => {
  const { unmount } = render(<PersonCardSkeleton label="Loading members" count={6} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading members');
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  unmount();
  render(<ListSkeleton label="Loading conversations" count={4} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading conversations');
});
