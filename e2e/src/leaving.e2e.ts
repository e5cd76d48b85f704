import { randomUUID } from 'node:crypto';
import { type APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { withDatabase } from './product/database.js';
import { type Joined, PASSWORD, apiOf, browserOf, join, mailTo, signIn } from './product/members.js';
import { expect, expectAccessible, test } from './product/test.js';

// Leaving, and coming back: once at the login, once with the mail's link; then for good.

/** Whether a member finds another, and may open their profile. */
const seenBy = async (api: APIRequestContext, { id }: Joined) => {
  const found = (await (await api.get('/api/members?country=FR&countryregion=FR-ARA&order=newest')).json()) as {
    members: { id: number }[];
  };
  return { listed: found.members.some((member) => member.id === id), profile: (await api.get(`/api/members/${id}`)).status() };
};

/** Gives a member a photo. @returns its address, for everybody */
const addPhoto = async ({ id, api }: Joined): Promise<string> => {
  const photo = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#b5452f' } })
    .jpeg()
    .toBuffer();
  const answer = await api.post('/api/profile/photos', {
    multipart: { photo: { name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo } },
  });
  if (!answer.ok()) throw new Error(`Photo: ${answer.status()} ${await answer.text()}`);
  const { cdn_prefix: prefix } = (await (await api.get('/api/settings.php')).json()) as { cdn_prefix: string };
  const { main_image: image } = (await (await api.get(`/api/members/${id}`)).json()) as { main_image: { filename: string } };
  return `${prefix}${image.filename}`;
};

/** Sends a message. @returns its conversation */
const write = async ({ api }: Joined, path: string, text: string): Promise<number> => {
  const answer = await api.post(path, { data: { clientId: randomUUID(), text } });
  if (!answer.ok()) throw new Error(`Message: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { conversationId: number }).conversationId;
};

/** The fourteen days are over, and the job comes that otherwise does so every ten minutes. */
const passPendingTime = ({ id }: Joined): Promise<void> =>
  withDatabase(process.env.E2E_FOLDER ?? '', async (sql) => {
    await sql(`update account.members set deletion_asked_at = deletion_asked_at - interval '14 days' where id = $1`, [id]);
    await sql(`select graphile_worker.add_job('account.erase')`);
  });

const SEEN = { listed: true, profile: 200 };
const GONE = { listed: false, profile: 404 };

test('who leaves is gone at once, is back with everything when they wish so, and is erased when they do not', async ({
  page,
  browser,
  baseURL,
  speaks,
  says,
}) => {
  const url = baseURL!;
  const [me, other] = await Promise.all([join(url), join(url, { gender: 'male' })]);
  const photo = await addPhoto(me);
  const [text, reply] = [`Words of ${me.name}`, 'Words of their own'];
  const conversation = await write(me, `/api/members/${other.id}/conversation`, text);
  await write(other, `/api/conversations/${conversation}/messages`, reply);
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
    const neighbour = await page.context().newPage();
    const said: string[] = [];
    neighbour.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => said.push(String(payload))));
    await neighbour.goto(`/chats/${conversation}`);
    await expect(neighbour.getByRole('region', { name: says('chat.room.label', { name: other.name }) }).getByText(reply)).toBeVisible();
    await leave();
    await expect(page).toHaveURL(/\/account-deleted$/);
    // the same browser's other tab follows at once, and hears of nothing that comes
    await expect(neighbour).toHaveURL(/\/login/);
    const late = await other.api.post(`/api/conversations/${conversation}/messages`, {
      data: { clientId: randomUUID(), text: 'Too late' },
    });
    expect(late.ok()).toBe(false);
    expect(said.filter((frame) => frame.includes('Too late'))).toEqual([]);
    await neighbour.close();
    await expectAccessible(page);
    await expect.poll(() => seenBy(other.api, me)).toEqual(GONE);
    expect(await (await page.request.get('/api/user.php')).json()).toMatchObject({ user: null });
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
    // opened again it says what it did, and so does the one that a login made needless
    for (const link of [path!, first!]) {
      await page.goto(link);
      await expect(title(says('account.back.done'))).toBeVisible();
    }
  });

  await test.step('away for good: erased, but for the place in what others wrote', async () => {
    expect((await page.request.get(photo)).status()).toBe(200);
    const form = { email: me.email, name: `Join ${randomUUID().slice(0, 8)}`, password: PASSWORD, date_of_birth: '1990-01-31' };
    const check = () => me.api.post('/api/signup/check', { data: form });

    await enter();
    await page.waitForURL('**/members**');
    await leave();
    expect(await (await check()).json()).toMatchObject({ error: { code: 'account.email-deleted' } });
    await passPendingTime(me);
    await expect.poll(async () => (await check()).status()).toBe(200);
    await expect.poll(async () => (await page.request.get(photo)).status()).toBe(404);
    await enter();
    await expect(page.getByText(says('refusal.account.login-failed'))).toBeVisible();

    const theirs = await (await browserOf(browser, other, speaks, url)).newPage();
    await theirs.goto(`/chats/${conversation}`);
    await expect(theirs.getByRole('heading', { level: 1, name: says('chat.person.deleted') })).toBeVisible();
    await expect(theirs.getByText(says('chat.log.removed'))).toBeVisible();
    await expect(
      theirs.getByRole('region', { name: says('chat.room.label', { name: says('chat.person.deleted') }) }).getByText(reply),
    ).toBeVisible();
    await expect(theirs.getByText(text)).toHaveCount(0);
    await expect(theirs.getByText(me.name)).toHaveCount(0);
    await expectAccessible(theirs);
    await theirs.context().close();
  });
});
