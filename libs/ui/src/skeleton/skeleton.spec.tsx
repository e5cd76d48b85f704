import { act, render, screen } from '@testing-library/react';
import { useLongWait } from '../waiting';
import { ListSkeleton, PersonCardSkeleton, Skeleton } from '.';

const Teller = () => <p data-testid="told">{useLongWait()}</p>;

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

test.each([
  ['people', PersonCardSkeleton],
  ['a list', ListSkeleton],
])('%s that takes long to load is told of, and can be asked for again', (_, Many) => {
  jest.useFakeTimers();
  render([<Teller key="teller" />, <Many key="many" label="Loading" />]);
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByTestId('told')).toHaveTextContent('ask');
  jest.useRealTimers();
});
