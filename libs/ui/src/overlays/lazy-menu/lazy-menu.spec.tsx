import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../testing';
import { Button } from '../../actions/button';
import { Menu, MenuItem } from '../menu';
import { LazyMenu, type OpenMenu } from '.';

const List = ({ word, ...menu }: OpenMenu & { readonly word: string }) => (
  <Menu {...menu}>
    <MenuItem onSelect={() => undefined}>{word}</MenuItem>
  </Menu>
);

const draw = (load: () => Promise<typeof List>) =>
  render(<LazyMenu trigger={<Button>More</Button>} load={load} items={{ word: 'Block' }} />);
const button = () => screen.getByRole('button', { name: 'More' });

test('nothing is fetched until the pointer or the focus comes near', async () => {
  const load = jest.fn(async () => List);
  draw(load);
  expect(button()).toHaveAttribute('aria-haspopup', 'menu');
  expect(load).not.toHaveBeenCalled();
  await userEvent.hover(button());
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  expect(load).toHaveBeenCalledTimes(2);
  expect(button()).toHaveFocus();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('a press is kept until the code is there; Esc gives the focus back', async () => {
  const waiting: ((list: typeof List) => void)[] = [];
  draw(() => new Promise((resolve) => waiting.push(resolve)));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  waiting.forEach((arrive) => arrive(List));
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Block' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(button()).toHaveFocus();
});

const Two = (menu: OpenMenu) => (
  <Menu {...menu}>
    <MenuItem onSelect={() => undefined}>Report</MenuItem>
    <MenuItem onSelect={() => undefined}>Block</MenuItem>
  </Menu>
);

test('the same keys lead to the same entry, the first time as well', async () => {
  render(<LazyMenu trigger={<Button>More</Button>} load={async () => Two} items={{}} />);
  await userEvent.tab();
  for (const time of ['first', 'second']) {
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect({ time, is: document.activeElement?.textContent }).toEqual({ time, is: 'Report' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Block' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
  }
});

test('a press of the pointer chooses no entry', async () => {
  render(<LazyMenu trigger={<Button>More</Button>} load={async () => Two} items={{}} />);
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
});

test('when the code does not come, the next press tries again', async () => {
  const load = jest.fn<Promise<typeof List>, []>(() => Promise.reject(new TypeError('Failed to fetch')));
  draw(load);
  await userEvent.click(button());
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  load.mockResolvedValue(List);
  await userEvent.click(button());
  expect(await screen.findByRole('menuitem', { name: 'Block' })).toBeInTheDocument();
});

test('that the code did not come is said for some seconds, and not over the menu that the next press opens', async () => {
  const load = jest.fn<Promise<typeof List>, []>(() => Promise.reject(new TypeError('Failed to fetch')));
  render(<LazyMenu trigger={<Button>More</Button>} load={load} items={{ word: 'Block' }} missing="Not here now" />);
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Not here now');
  load.mockResolvedValue(List);
  await userEvent.click(button());
  expect(await screen.findByRole('menuitem', { name: 'Block' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
