import type { APIRequestContext } from '@playwright/test';
import { type Joined, apiOf, join, mailTo, signIn } from './product/members.js';
import { expect, expectAccessible, test } from './product/test.js';

// A break, consents, and one's data as a file: all from the settings.

/** Whether a member finds another, and may open their profile. */
const seenBy = async (api: APIRequestContext, { id }: Joined) => {
  const found = (await (await api.get('/api/members?country=FR&countryregion=FR-ARA&order=newest')).json()) as {
    members: { id: number }[];
  };
  return { listed: found.members.some((member) => member.id === id), profile: (await api.get(`/api/members/${id}`)).status() };
};
const SEEN = { listed: true, profile: 200 };

test('a member takes a break and comes back, takes a consent back and gives it again, and fetches their data', async ({
  page,
  baseURL,
  says,
}) => {
  const url = baseURL!;
  const [me, other] = await Promise.all([join(url), join(url, { gender: 'male' })]);
  const button = (id: string) => page.locator('section').getByRole('button', { name: says(id), exact: true });
  await signIn(page.context(), me.api);
  await page.goto('/notifications');
  await expect.poll(() => seenBy(other.api, me)).toEqual(SEEN);

  await test.step('a break hides at once, and ends with one button', async () => {
    await button('account.pause.begin').click();
    await expect(page.getByText(says('account.pause.hidden'))).toBeVisible();
    await expectAccessible(page);
    await expect.poll(() => seenBy(other.api, me)).toEqual({ listed: false, profile: 404 });
    await button('account.pause.end').click();
    await expect(page.getByText(says('account.pause.hidden'))).toBeHidden();
    await expect.poll(() => seenBy(other.api, me)).toEqual(SEEN);
  });

  await test.step('without consent to matching one is not listed, but known', async () => {
    const matching = page.getByRole('switch', { name: says('account.consents.matching') });
    await matching.click();
    await expect(page.getByText(says('account.consents.hidden'))).toBeVisible();
    await expectAccessible(page);
    await expect.poll(() => seenBy(other.api, me)).toEqual({ listed: false, profile: 200 });
    await button('account.consents.again').click();
    await expect(matching).toBeChecked();
    await expect.poll(() => seenBy(other.api, me)).toEqual(SEEN);
  });

  await test.step('the data comes as a file, which only its member fetches', async () => {
    await button('account.export.ask').click();
    await expect(page.getByText(says('account.export.preparing-text'))).toBeVisible();
    const link = page.locator('a[href^="/api/account/export/"]');
    await expect(link).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    const coming = page.waitForEvent('download');
    await link.click();
    expect((await coming).suggestedFilename()).toBe('my-data.zip');
    const path = (await link.getAttribute('href'))!;
    expect((await other.api.get(path)).status()).toBe(404);
    expect((await (await apiOf(url)).get(path)).status()).toBe(403);
    await expect.poll(async () => mailTo(await apiOf(url), me.email)).toContain('/notifications#data');
  });
});
