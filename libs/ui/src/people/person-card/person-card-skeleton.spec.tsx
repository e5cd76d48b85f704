import { act, render, screen } from '@testing-library/react';
import { useLongWait } from '../../primitives/waiting';
import { PersonCardSkeleton } from '.';

const Teller = () => <p data-testid="told">{useLongWait()}</p>;

test('people who are loading are said once, however many places there are', () => {
  render(<PersonCardSkeleton label="Loading members" count={6} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading members');
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
});

test('people who take long to load are told of, and can be asked for again', () => {
  jest.useFakeTimers();
  render([<Teller key="teller" />, <PersonCardSkeleton key="people" label="Loading" />]);
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByTestId('told')).toHaveTextContent('ask');
  jest.useRealTimers();
});
