import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster, useToasts, type ToastItem } from '.';

const draw = (toasts: ToastItem[], dismiss = jest.fn()) => {
  render(<Toaster toasts={toasts} onDismiss={dismiss} label="Messages" dismissLabel="Dismiss" />);
  return dismiss;
};

test('the live region is there before the first toast', () => {
  draw([]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('undo does its work and takes the toast away', async () => {
  const undo = jest.fn();
  const dismiss = draw([{ id: 'a', text: 'Promotions off', action: { label: 'Undo', onAction: undo } }]);
  expect(screen.getByRole('status')).toHaveTextContent('Promotions off');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(dismiss).toHaveBeenCalledWith('a');
});

test('it can be dismissed by hand', async () => {
  const dismiss = draw([{ id: 'a', text: 'Saved', duration: 0 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledWith('a');
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a toast goes by itself after its time', () => {
    const dismiss = draw([{ id: 'a', text: 'Saved', duration: 4000 }]);
    pass(3999);
    expect(dismiss).not.toHaveBeenCalled();
    pass(1);
    expect(dismiss).toHaveBeenCalledWith('a');
  });

  test('the clock stops under the pointer and begins again afterwards', () => {
    const dismiss = draw([{ id: 'a', text: 'Saved', duration: 4000 }]);
    fireEvent.mouseEnter(screen.getByRole('region', { name: 'Messages' }));
    pass(20_000);
    expect(dismiss).not.toHaveBeenCalled();
    fireEvent.mouseLeave(screen.getByRole('region', { name: 'Messages' }));
    pass(4000);
    expect(dismiss).toHaveBeenCalledTimes(1);
  });

  test('the clock stops while the focus is inside', () => {
    const dismiss = draw([{ id: 'a', text: 'Saved', duration: 4000 }]);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    pass(20_000);
    expect(dismiss).not.toHaveBeenCalled();
  });

  test('one without an end stays', () => {
    const dismiss = draw([{ id: 'a', text: 'Not sent', duration: 0 }]);
    pass(600_000);
    expect(dismiss).not.toHaveBeenCalled();
  });
});

test('the queue holds three; the oldest makes room', () => {
  const { result } = renderHook(() => useToasts());
  act(() => {
    for (const text of ['1', '2', '3', '4']) result.current.show({ text });
  });
  expect(result.current.toasts.map((toast) => toast.text)).toEqual(['2', '3', '4']);
  const [first] = result.current.toasts;
  act(() => result.current.dismiss(first?.id ?? ''));
  expect(result.current.toasts.map((toast) => toast.text)).toEqual(['3', '4']);
});
