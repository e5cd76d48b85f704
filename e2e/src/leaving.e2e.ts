import { type APIRequestContext } from '@playwright/test';
import { type Joined, PASSWORD, apiOf, join, mailTo, signIn } from './product/members.js';
import { expect, expectAccessible, test } from './product/test.js';

// Leaving, and coming back: once at the login, once with the mail's link.

/** Whether a member finds another, and may open their profile. */
const seenBy = async (api: APIRequestContext, { id }: Joined) => {
  const found = (await (await api.get('/api/members?country=FR&countryregion=FR-ARA&order=newest')).json()) as {
    members: { id: number }[];
  };
  return { listed: found.members.some((member) => member.id === id), profile: (await api.get(`/api/members/${id}`)).status() };
};
const SEEN = { listed: true, profile: 200 };
const GONE = { listed: false, profile: 404 };

test('who leaves is gone at once, and everything is back when they log in again', async ({ page, baseURL, says }) => {
  const url = baseURL!;
  const [me, other] = await Promise.all([join(url), join(url, { gender: 'male' })]);
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  const enter = async () => {
    await page.goto('/login');
    await page.locator('input[name=email]').fill(me.email);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.getByRole('button', { name: says('shell.login.submit'), exact: true }).click();
  };
  const leave = async () => {
    await page.goto('/notifications');
    await page.getByRole('button', { name: says('account.delete.open') }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.locator('input[name=password]').fill(PASSWORD);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: says('account.delete.confirm') }).click();
    await expect(title(says('account.deleted.pending'))).toBeVisible();
  };

  /** Path of the latest mail's link. */
  const wayBack = async () => /\/account-deleted\/undo\?token=[\w-]+/.exec(await mailTo(await apiOf(url), me.email))?.[0];

  await test.step('from the settings', async () => {
    await signIn(page.context(), me.api);
    await expect.poll(() => seenBy(other.api, me)).toEqual(SEEN);
    await leave();
    await expect(page).toHaveURL(/\/account-deleted$/);
    await expectAccessible(page);
    await expect.poll(() => seenBy(other.api, me)).toEqual(GONE);
    expect(await (await page.request.get('/api/user.php')).json()).toEqual({ user: null });
    await expect.poll(wayBack).toBeDefined();
  });
  const first = await wayBack();

  await test.step('back at the login', async () => {
    await enter();
    await expect(page.getByText(says('refusal.account.deletion-pending'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: says('shell.login.bring-back') }).click();
    await page.waitForURL('**/members**');
    await expect.poll(() => seenBy(other.api, me)).toEqual(SEEN);
  });

  await test.step('away again, and back by the mail', async () => {
    await leave();
    // the first mail's link ended with the login that brought the account back
    await expect.poll(wayBack).not.toBe(first);
    const path = await wayBack();
    await page.goto(path!);
    await expect(title(says('account.back.title'))).toBeVisible();
    await expectAccessible(page);
    expect(await seenBy(other.api, me)).toEqual(GONE);
    await page.getByRole('button', { name: says('account.back.button') }).click();
    await expect(title(says('account.back.done'))).toBeVisible();
    await expect.poll(() => seenBy(other.api, me)).toEqual(SEEN);
    await page.goto(path!);
    await expect(title(says('account.back.over'))).toBeVisible();
  });
});
