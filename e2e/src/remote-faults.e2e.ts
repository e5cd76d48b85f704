import { FILES, KINDS } from './faults/faults.js';
import { surviveWithCard } from './faults/survival.js';
import { expect, expectAccessible, logInAs, test } from './product/test.js';
import { saysIn } from './product/texts.js';

// One of each sort; all of them in every combination are the drill.
const SMOKE = [
  { ...KINDS.removed, file: FILES.entry },
  { ...KINDS.tampered, file: FILES.expose },
  { ...KINDS.hanging, file: FILES.chunk },
];

for (const fault of SMOKE) {
  test(`with the ${fault.file.name} of the search ${fault.name}, the rest works and another try brings it back`, async ({ page, says }) => {
    await surviveWithCard(page, says, fault);
  });
}

test('with the chat away, login and search work and the unread badge counts', async ({ page, says }) => {
  await page.route(/\/releases\/mfe-chat\//, KINDS.removed.answer);
  await logInAs(page, 'premium');
  await expect(page.locator('a[href^="/members/"]').first()).toBeVisible();
  const messages = page.locator('a[href="/chats"]:visible');
  await expect(messages).toContainText(/\d/);
  await messages.click();
  await expect(page.getByRole('button', { name: says('shell.remote.retry') })).toBeVisible({ timeout: 6000 });
  await expectAccessible(page);
  await page.locator('a[href="/members"]:visible').first().click();
  await expect(page.locator('a[href^="/members/"]').first()).toBeVisible();
});

test('a language that cannot be loaded leaves page and cookie as they were; another try changes both', async ({
  page,
  context,
  baseURL,
  speaks,
  says,
}) => {
  // where both languages are offered
  await context.addCookies([{ name: 'geoip_selected_country', value: 'CA', url: baseURL! }]);
  const [other, words] = speaks === 'en' ? (['fr', saysIn('fr')] as const) : (['en', saysIn('en')] as const);
  const remembered = async () => (await context.cookies()).find(({ name }) => name === 'locale')?.value;
  await page.goto('/credits');
  // one that comes with the remote's words; the words of a screen come with the screen, in both languages
  const popular = (text: string) => page.locator('main').getByText(text, { exact: true }).first();
  await expect(popular(says('billing.credits.popular'))).toBeVisible();
  await page.route(new RegExp(`/releases/shell/[^/]+/messages-${other}`), KINDS.removed.answer);
  await page.route(/\/releases\/mfe-billing\/[^/]+\/src_messages/, KINDS.removed.answer);
  await page.locator('header select[name=language]').selectOption(other);
  const notice = page.getByRole('status').filter({ has: page.getByRole('button') });
  await expect(notice).toBeVisible();
  await expect(popular(says('billing.credits.popular'))).toBeVisible();
  expect(await remembered()).toBe(speaks);
  await page.unroute(new RegExp(`/releases/shell/[^/]+/messages-${other}`));
  // the remote's own words still fail: it stays in its language, the page around it changes
  await notice.getByRole('button', { name: says('shell.remote.retry') }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(popular(says('billing.credits.popular'))).toBeVisible();
  await expect(notice).toContainText(words('shell.language.partly'));
  expect(await remembered()).toBe(other);
  await expectAccessible(page);
  await page.unroute(/\/releases\/mfe-billing\/[^/]+\/src_messages/);
  await notice.getByRole('button', { name: words('shell.remote.retry') }).click();
  await expect(popular(words('billing.credits.popular'))).toBeVisible();
  await expect(notice).toHaveCount(0);
});
