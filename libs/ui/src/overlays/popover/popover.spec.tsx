import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../testing';
import { Button } from '../../actions/button';
import { Popover } from '.';

test('it opens with its title as its name, Esc closes it and the focus goes back', async () => {
  render(
    <Popover trigger={<Button>Notifications</Button>} title="New for you">
      <p>Inès liked you.</p>
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Notifications' }));
  expect(await screen.findByRole('dialog', { name: 'New for you' })).toHaveTextContent('Inès liked you.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Notifications' })).toHaveFocus();
});
