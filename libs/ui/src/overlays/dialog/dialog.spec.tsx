import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import '../../testing';
import { Menu, MenuItem } from '../menu';
import { Dialog, type DialogProps } from '.';

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Block Inès
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Block Inès?" closeLabel="Close" {...props}>
        <input aria-label="Reason" />
      </Dialog>
    </>
  );
}

const openIt = async (props: Partial<DialogProps> = {}) => {
  render(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Block Inès' }));
  return screen.getByRole('dialog', { hidden: true });
};

test('nothing is in the page while it is closed', () => {
  render(<Page />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('it opens as a modal with its title as its name', async () => {
  const modal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const dialog = await openIt();
  expect(modal).toHaveBeenCalledTimes(1);
  expect(dialog).toHaveAccessibleName('Block Inès?');
});

test('a hidden title still names it', async () => {
  expect(await openIt({ hideTitle: true })).toHaveAccessibleName('Block Inès?');
});

test('the cross closes it and the focus goes back to the opener', async () => {
  await openIt();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Block Inès' })).toHaveFocus();
});

function FromMenu() {
  const [chosen, setChosen] = useState(false);
  return (
    <>
      <Menu trigger={<button type="button">More</button>}>
        <MenuItem onSelect={() => setChosen(true)}>Block Inès</MenuItem>
      </Menu>
      <Dialog open={chosen} onClose={() => setChosen(false)} title="Block Inès?" closeLabel="Close" />
    </>
  );
}

test('opened from a menu, which is gone by then, it gives the focus back to the menu’s button', async () => {
  render(<FromMenu />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Block Inès' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});

const Leaving = ({ state }: { readonly state: 'before' | 'open' | 'after' }) => (
  <main id="main" tabIndex={-1}>
    {state === 'before' ? <button>Block Inès</button> : null}
    <Dialog open={state === 'open'} onClose={() => undefined} title="Block Inès?" closeLabel="Close" />
  </main>
);

test('opened by what is gone by then, it gives the focus to the page', async () => {
  const { rerender } = render(<Leaving state="before" />);
  screen.getByRole('button', { name: 'Block Inès' }).focus();
  rerender(<Leaving state="open" />);
  rerender(<Leaving state="after" />);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('Esc closes it', async () => {
  const dialog = await openIt();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the second press of a double click that opened it leaves it open', async () => {
  const dialog = await openIt();
  fireEvent.mouseDown(dialog, { detail: 2 });
  fireEvent.mouseUp(dialog, { detail: 2 });
  expect(dialog).toBeInTheDocument();
});

test('a press on the backdrop closes it', async () => {
  const dialog = await openIt();
  fireEvent.mouseDown(dialog);
  fireEvent.mouseUp(dialog);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a press that began inside, as when selecting text, does not close it', async () => {
  const dialog = await openIt();
  fireEvent.mouseDown(screen.getByLabelText('Reason'));
  fireEvent.mouseUp(dialog);
  expect(dialog).toBeInTheDocument();
});

test('the cancel of a file picker inside is not the dialog’s own', async () => {
  const dialog = await openIt();
  fireEvent(screen.getByLabelText('Reason'), new Event('cancel', { bubbles: true }));
  expect(dialog).toBeInTheDocument();
});

test('when it may not be dismissed, neither Esc nor backdrop nor a cross closes it', async () => {
  const dialog = await openIt({ dismissible: false });
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  fireEvent(dialog, escape);
  expect(escape.defaultPrevented).toBe(true);
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(dialog, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  fireEvent.mouseDown(dialog);
  fireEvent.mouseUp(dialog);
  expect(dialog).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

test('a decision is an alert dialog', async () => {
  render(<Page alert open />);
  expect(screen.getByRole('alertdialog', { name: 'Block Inès?' })).toBeInTheDocument();
});
