import { act, render, screen } from '@testing-library/react';
import { useLongWait } from '../../primitives/waiting';
import { ListSkeleton, Skeleton } from '.';

const Teller = () => <p data-testid="told">{useLongWait()}</p>;

test('grey places are silent', () => {
  const { container } = render(<Skeleton lines={3} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('.skeleton')).toHaveLength(3);
});

test('what is loading is said once, however many places there are', () => {
  render(<ListSkeleton label="Loading conversations" count={4} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading conversations');
});

test('a list that takes long to load is told of, and can be asked for again', () => {
  jest.useFakeTimers();
  render([<Teller key="teller" />, <ListSkeleton key="list" label="Loading" />]);
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByTestId('told')).toHaveTextContent('ask');
  jest.useRealTimers();
});
