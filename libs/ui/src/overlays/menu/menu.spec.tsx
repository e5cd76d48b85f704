import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../testing';
import { Button } from '../../actions/button';
import type { LinkElementProps } from '../../primitives/link';
import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from '.';

function Link({ to, children, ...rest }: LinkElementProps & { to: string }) {
  return (
    <a href={`/fr${to}`} {...rest}>
      {children}
    </a>
  );
}

const draw = (inside: React.ReactNode) => render(<Menu trigger={<Button>Account</Button>}>{inside}</Menu>);
const trigger = () => screen.getByRole('button', { name: 'Account' });

test('the keyboard opens it, moves in it and chooses', async () => {
  const select = jest.fn();
  draw(
    <>
      <MenuLink href="#profile">My profile</MenuLink>
      <MenuSeparator />
      <MenuItem onSelect={select}>Log out</MenuItem>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My profile' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(select).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

test('Esc closes it and gives the focus back', async () => {
  draw(<MenuItem onSelect={jest.fn()}>Log out</MenuItem>);
  await userEvent.click(trigger());
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(trigger()).toHaveFocus();
});

test('a disabled entry does nothing', async () => {
  const select = jest.fn();
  draw(
    <MenuItem disabled onSelect={select}>
      Log out
    </MenuItem>,
  );
  await userEvent.click(trigger());
  await userEvent.click(await screen.findByRole('menuitem'));
  expect(select).not.toHaveBeenCalled();
});

test('a choice shows what is chosen and asks for another', async () => {
  const change = jest.fn();
  draw(
    <MenuChoice
      label="Language"
      value="en"
      onChange={change}
      options={[
        { value: 'en', label: 'English' },
        { value: 'fr', label: 'Français', lang: 'fr' },
      ]}
    />,
  );
  await userEvent.click(trigger());
  expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Français' }));
  expect(change).toHaveBeenCalledWith('fr');
});

test('links are links of any router', async () => {
  draw(<MenuLink render={<Link to="/settings" />}>Settings</MenuLink>);
  await userEvent.click(trigger());
  expect(await screen.findByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/fr/settings');
});

test('inside a dialog it opens in the dialog, above which nothing can be', async () => {
  render(
    <dialog open>
      <Menu trigger={<Button>Account</Button>}>
        <MenuItem onSelect={jest.fn()}>Log out</MenuItem>
      </Menu>
    </dialog>,
  );
  await userEvent.click(trigger());
  expect((await screen.findByRole('menu')).closest('dialog')).not.toBeNull();
});
