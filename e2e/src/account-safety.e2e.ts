import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Joined, PASSWORD, apiOf, join, mailTo, signIn } from './product/members.js';
import { expect, expectAccessible, test } from './product/test.js';
import type { Says } from './product/texts.js';

// What keeps an account its member's own: addresses that change and change back, devices, and files that are no photos.

const enter = async (page: Page, says: Says, { email }: Pick<Joined, 'email'>, next: string): Promise<void> => {
  await page.goto(`/login?next=${next}`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: says('shell.login.submit'), exact: true }).click();
  await page.waitForURL(`**${next}`);
};

test('a member takes a new address, and whoever reads the old mailbox puts it back', async ({ page, baseURL, says }) => {
  const url = baseURL!;
  const me = await join(url);
  const fresh = `fresh-${randomUUID().slice(0, 8)}@e2e.test`;
  const link = async (email: string) => /\/mail-change\/do\?[\w=&-]+/.exec(await mailTo(await apiOf(url), email))?.[0];
  const title = (id: string) => page.getByRole('heading', { level: 1, name: says(id) });
  const canLogIn = async (email: string) =>
    (await (await apiOf(url)).post('/api/user.php', { data: { email, password: PASSWORD } })).status() === 200;

  await test.step('nothing changes before the new mailbox says so', async () => {
    await signIn(page.context(), me.api);
    await page.goto('/notifications');
    await page.getByRole('button', { name: says('account.settings.email-change-name') }).click();
    await page.getByLabel(says('account.settings.email-new'), { exact: true }).fill(fresh);
    await page.getByLabel(says('account.settings.email-password'), { exact: true }).fill('not-my-password');
    await page.getByRole('button', { name: says('account.settings.email-send'), exact: true }).click();
    await expect(page.getByLabel(says('account.settings.email-password'), { exact: true })).toBeFocused();
    await expect(page.getByLabel(says('account.settings.email-new'), { exact: true })).toHaveValue(fresh);
    await page.getByLabel(says('account.settings.email-password'), { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: says('account.settings.email-send'), exact: true }).click();
    await expect(page.getByText(says('account.settings.email-sent'), { exact: true })).toBeVisible();
    expect(await canLogIn(me.email)).toBe(true);
  });

  await test.step('the link in the new mailbox changes it', async () => {
    await expect.poll(() => link(fresh)).toBeDefined();
    await page.goto((await link(fresh))!);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(fresh);
    await expectAccessible(page);
    // opening it did nothing
    expect(await canLogIn(me.email)).toBe(true);
    await page.getByRole('button', { name: says('account.mail-change.change-button'), exact: true }).click();
    await expect(title('account.mail-change.changed')).toBeVisible();
    await expectAccessible(page);
    await expect.poll(() => canLogIn(fresh)).toBe(true);
    expect(await canLogIn(me.email)).toBe(false);
  });

  await test.step('the link in the old one puts it back, and ends every session', async () => {
    await expect.poll(() => link(me.email)).toBeDefined();
    await page.goto((await link(me.email))!);
    await page.getByRole('button', { name: says('account.mail-change.undo-button'), exact: true }).click();
    await expect(title('account.mail-change.undone')).toBeVisible();
    await expectAccessible(page);
    // whoever changed it knew the password
    expect(await canLogIn(me.email)).toBe(false);
    expect(await canLogIn(fresh)).toBe(false);
    expect(await (await me.api.get('/api/user.php')).json()).toMatchObject({ user: null });
    await page.reload();
    await expect(title('account.mail-change.used').or(title('account.mail-change.undone'))).toBeVisible();
  });
});

test('a member logs one lost device out from another one, then all others, and stays where they are', async ({
  page,
  browser,
  baseURL,
  says,
}, { project }) => {
  test.skip(project.name !== 'desktop-fr', 'One window is enough: who is logged out does not depend on it.');
  const url = baseURL!;
  const me = await join(url);
  const lost = await (await browser.newContext({ baseURL: url })).newPage();
  await enter(lost, says, me, '/chats');
  await enter(page, says, me, '/notifications');
  // where they joined, the lost one and this one
  const others = page.locator('#devices li').getByRole('button');
  await expect(others).toHaveCount(2);
  // the one that was used last
  await others.first().click();
  await expect(others).toHaveCount(1);
  expect(await (await lost.request.get('/api/user.php')).json()).toMatchObject({ user: null });
  expect(((await (await me.api.get('/api/user.php')).json()) as { user: object | null }).user).not.toBeNull();
  await page.getByRole('button', { name: says('account.settings.devices-logout'), exact: true }).click();
  await expect(page.getByText(says('account.settings.devices-logged-out'))).toBeVisible();
  await expect(others).toHaveCount(0);
  await lost.reload();
  await expect(lost).toHaveURL(/\/login/);
  expect(await (await me.api.get('/api/user.php')).json()).toMatchObject({ user: null });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: says('account.settings.title') })).toBeVisible();
  await lost.context().close();
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>document.title = "taken"</script></svg>';

test('files that are no photos are refused with a reason, by the page and behind it, and leave nothing', async ({ page, baseURL, says }, {
  project,
}) => {
  test.skip(project.name !== 'phone-en', 'One window is enough: what is refused does not depend on it.');
  const url = baseURL!;
  const me = await join(url);
  const photo = await sharp({ create: { width: 800, height: 900, channels: 3, background: '#c86450' } })
    .jpeg()
    .toBuffer();
  const hostile = [
    { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html><script>document.title = "taken"</script>') },
    { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(SVG) },
    { name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo.subarray(0, 300) },
    { name: 'me.webp', mimeType: 'image/webp', buffer: Buffer.alloc(0) },
  ];
  await signIn(page.context(), me.api);
  await page.goto('/profile');
  for (const file of hostile) {
    await page.locator('#photos input[type=file]').setInputFiles(file);
    // an empty one is not asked about at all
    if (file.buffer.length > 0) await page.getByRole('button', { name: says('account.editor.use'), exact: true }).click();
    await expect(page.getByText(says('refusal.account.photo-unreadable')).first()).toBeVisible();
    await page.reload();
  }
  for (const file of hostile) {
    const answer = await me.api.post('/api/profile/photos', { multipart: { photo: file } });
    expect([400, 413, 415, 422]).toContain(answer.status());
  }
  const profile = (await (await me.api.get('/api/profile')).json()) as { photos: unknown[] };
  expect(profile.photos).toEqual([]);
  await page.locator('#photos input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByRole('button', { name: says('account.editor.use'), exact: true }).click();
  await expect(page.locator('#photos img')).toHaveCount(1);
});
