import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../testing';
import { Switch } from '.';

test('words and keys ask for a change; the value decides what is shown', async () => {
  const change = jest.fn();
  render(<Switch label="New messages" hint="At most one an hour" checked={false} onChange={change} />);
  const control = screen.getByRole('switch', { name: 'New messages', checked: false });
  expect(control).toHaveAccessibleDescription('At most one an hour');
  await userEvent.click(screen.getByText('New messages'));
  expect(change).toHaveBeenLastCalledWith(true);
  control.focus();
  await userEvent.keyboard(' ');
  expect(change).toHaveBeenCalledTimes(2);
  expect(control).not.toBeChecked();
});

test.each([{ disabled: true }, { busy: true }])('with %j nothing changes', async (state) => {
  const change = jest.fn();
  render(<Switch label="New messages" checked onChange={change} {...state} />);
  await userEvent.click(screen.getByText('New messages'));
  expect(change).not.toHaveBeenCalled();
});
