import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, givenStore, Stage, user } from '@rendezvous/client/testing';
import { AccountMenuList } from '../layout/account-menu-list';
import { LogoBar } from '../layout/logo-bar';
import messages from '../messages/en.json';

const root = document.documentElement;
const cookie = () => /theme=(\w+)/.exec(document.cookie)?.[1] ?? null;
const frames = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content);
const show = async (part: React.ReactElement, who: typeof user | null) =>
  render(
    <Stage store={await givenStore({ user: who })} at="/members" messages={messages}>
      {part}
    </Stage>,
  );

beforeEach(() => {
  givenServer({});
  delete root.dataset['theme'];
  document.cookie = 'theme=; Max-Age=0; Path=/';
  document.head.innerHTML = `<meta name="theme-color" content="#FAF5EC" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#170D15" media="(prefers-color-scheme: dark)">`;
});

test('a visitor chooses in the bar, beside the language, which is kept, and goes back to what the system says', async () => {
  await show(<LogoBar />, null);
  const field = await screen.findByRole('combobox', { name: 'Appearance' });
  expect(field).toHaveDisplayValue('As the system');
  await userEvent.selectOptions(field, 'Dark');
  expect([root.dataset['theme'], cookie(), frames()]).toEqual(['dark', 'dark', ['#170D15', '#170D15']]);
  expect(field).toHaveDisplayValue('Dark');
  await userEvent.selectOptions(field, 'Light');
  expect([root.dataset['theme'], cookie(), frames()]).toEqual(['light', 'light', ['#FAF5EC', '#FAF5EC']]);
  await userEvent.selectOptions(field, 'As the system');
  expect([root.dataset['theme'], cookie(), frames()]).toEqual([undefined, null, ['#FAF5EC', '#170D15']]);
});

test('what was chosen before is what the page came with', async () => {
  root.dataset['theme'] = 'dark';
  await show(<LogoBar />, null);
  expect(await screen.findByRole('combobox', { name: 'Appearance' })).toHaveDisplayValue('Dark');
});

test('a member chooses in the account menu', async () => {
  const menu = <AccountMenuList user={user} trigger={<button type="button">Menu</button>} open onOpenChange={() => undefined} />;
  await show(menu, user);
  const group = within(await screen.findByRole('group', { name: 'Appearance' }));
  await userEvent.click(group.getByRole('menuitemradio', { name: 'Light' }));
  expect([root.dataset['theme'], cookie()]).toEqual(['light', 'light']);
});
