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

const Page = ({ opener = true }: { readonly opener?: boolean }) => {
  const { toasts, show, dismiss } = useToasts();
  const undo = { label: 'Undo', onAction: () => undefined };
  return (
    <main id="main" tabIndex={-1}>
      {opener ? <button onClick={() => show({ text: 'Passed', action: undo })}>Pass</button> : null}
      <Toaster toasts={toasts} onDismiss={dismiss} label="Messages" dismissLabel="Dismiss" />
    </main>
  );
};
const reach = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Pass' }));
  await userEvent.tab();
  if (name === 'Dismiss') await userEvent.tab();
  expect(screen.getByRole('button', { name })).toHaveFocus();
};

describe('the focus of a toast that goes', () => {
  test.each(['Undo', 'Dismiss'])('goes back to where it came from: %s', async (name) => {
    render(<Page />);
    await reach(name);
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByText('Passed')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pass' })).toHaveFocus();
  });

  test('goes to the page where that has gone', async () => {
    const { rerender } = render(<Page />);
    await reach('Undo');
    rerender(<Page opener={false} />);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('stays where an action has put it', async () => {
    const dismiss = jest.fn();
    const { rerender } = render(
      <>
        <input aria-label="Name" />
        <Toaster
          toasts={[{ id: 'a', text: 'Saved', action: { label: 'Rename', onAction: () => screen.getByLabelText('Name').focus() } }]}
          onDismiss={dismiss}
          label="Messages"
          dismissLabel="Dismiss"
        />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    rerender(
      <>
        <input aria-label="Name" />
        <Toaster toasts={[]} onDismiss={dismiss} label="Messages" dismissLabel="Dismiss" />
      </>,
    );
    expect(screen.getByLabelText('Name')).toHaveFocus();
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
