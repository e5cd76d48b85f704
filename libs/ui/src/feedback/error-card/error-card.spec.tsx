import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLongWait } from '../../primitives/waiting';
import { ErrorCard } from '.';

const Teller = () => <output>{useLongWait()}</output>;

test('what is missing is announced, and another try is one press away', async () => {
  const retry = jest.fn();
  render(<ErrorCard title="Messages are not here right now" retryLabel="Try again" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Messages are not here right now');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('while a try is under way there is no second one', async () => {
  const retry = jest.fn();
  render(<ErrorCard title="Messages" retryLabel="Try again" onRetry={retry} busy />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).not.toHaveBeenCalled();
});

test('a try that takes long is told of, and can be asked for again', () => {
  jest.useFakeTimers();
  render([<Teller key="teller" />, <ErrorCard key="card" title="Messages" retryLabel="Try again" onRetry={jest.fn()} busy />]);
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByRole('status')).toHaveTextContent('ask');
  jest.useRealTimers();
});
