import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Dialog } from '../../overlays/dialog';
import '../../testing';
import { usePageKeys } from '.';

const Page = ({ press, children }: { press: (key: string) => void; children?: ReactNode }) => {
  usePageKeys(({ key }) => {
    press(key);
    return key === 'ArrowRight';
  });
  return (
    <>
      <input aria-label="Name" />
      <button type="button">Somewhere</button>
      {children}
    </>
  );
};

test('a key counts wherever the focus is, and does nothing else once it is taken', async () => {
  const [press, behind] = [jest.fn(), jest.fn((event: KeyboardEvent) => event.defaultPrevented)];
  render(<Page press={press} />);
  document.addEventListener('keydown', behind);
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}?');
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('{ArrowRight}');
  document.removeEventListener('keydown', behind);
  expect(press.mock.calls.flat()).toEqual(['ArrowRight', 'ArrowLeft', '?', 'ArrowRight']);
  expect(behind.mock.results.map(({ value }) => value as boolean)).toEqual([true, false, false, true]);
});

test('no key counts in a field, nor with another one', async () => {
  const press = jest.fn();
  render(<Page press={press} />);
  await userEvent.type(screen.getByLabelText('Name'), '{ArrowRight}j');
  await userEvent.click(document.body);
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{Shift>}{ArrowLeft}{/Shift}{Control>}j{/Control}');
  expect(press.mock.calls.flat().filter((key) => key !== 'Alt' && key !== 'Shift' && key !== 'Control')).toEqual([]);
});

test('no key counts below an open dialog, wherever the focus is', async () => {
  const press = jest.fn();
  render(
    <Page press={press}>
      <Dialog open title="Sure?" closeLabel="Close" onClose={() => undefined} />
    </Page>,
  );
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard('{ArrowRight}j');
  expect(press).not.toHaveBeenCalled();
});
