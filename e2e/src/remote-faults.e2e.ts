import { FILES, KINDS } from './faults/faults.js';
import { surviveWithCard } from './faults/survival.js';
import { expect, expectAccessible, logInAs, test } from './product/test.js';

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
