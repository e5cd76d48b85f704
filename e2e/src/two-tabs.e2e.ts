import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Joined, join } from './product/members.js';
import { expect, test } from './product/test.js';

/** A conversation that `from` has begun; two of the three credits that come with an account are left. */
const begin = async (from: Joined, to: Joined): Promise<number> => {
  const answer = await from.api.post(`/api/members/${to.id}/conversation`, { data: { clientId: randomUUID(), text: 'Hello' } });
  return ((await answer.json()) as { conversationId: number }).conversationId;
};
const textsOf = async (reader: Joined, conversationId: number): Promise<string[]> => {
  const answer = await reader.api.get(`/api/conversations/${conversationId}/messages`);
  return ((await answer.json()) as { messages: { text: string }[] }).messages.map(({ text }) => text);
};

test('what two tabs could not send goes out once each, in order, also when one of them is closed', async ({
  browser,
  baseURL,
  speaks,
  says,
}) => {
  const url = baseURL ?? '';
  const [writer, reader] = [await join(url, { language: speaks }), await join(url)];
  const conversationId = await begin(writer, reader);
  const context = await browser.newContext({ baseURL: url, storageState: await writer.api.storageState() });
  await context.addCookies([{ name: 'locale', value: speaks, url }]);
  const answered: string[] = [];
  context.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/messages')) answered.push(`${response.status()}`);
  });
  const [first, second] = [await context.newPage(), await context.newPage()];
  const write = async (page: Page, text: string) => {
    await page.bringToFront();
    await page.getByRole('textbox').fill(text);
    await page.getByRole('button', { name: says('chat.composer.send', { cost: 1 }) }).click();
  };
  const log = (page: Page) => page.getByLabel(says('chat.room.log', { name: reader.name }));
  for (const page of [first, second]) {
    await page.goto(`/chats/${conversationId}`);
    await expect(log(page).getByText('Hello')).toBeVisible();
  }

  await context.setOffline(true);
  await write(first, 'From the first tab');
  await write(second, 'From the second tab');
  for (const page of [first, second]) {
    await expect(log(page).getByText('From the first tab')).toBeVisible();
    await expect(log(page).getByText('From the second tab')).toBeVisible();
  }
  expect(await textsOf(reader, conversationId)).toEqual(['Hello']);

  await first.close();
  await context.setOffline(false);
  await expect.poll(() => textsOf(reader, conversationId)).toEqual(['Hello', 'From the first tab', 'From the second tab']);
  await expect(log(second).getByText(says('chat.log.waiting'))).toHaveCount(0);
  await expect(log(second).getByText('From the first tab')).toHaveCount(1);
  await expect(log(second).getByText('From the second tab')).toHaveCount(1);
  expect(answered).toEqual(['200', '200']);
  const { user } = (await (await writer.api.get('/api/user.php')).json()) as { user: { credits: number } };
  expect(user.credits).toBe(0);
  await context.close();
});

test('two open tabs send what waited once each, and both show it', async ({ browser, baseURL, speaks, says }) => {
  const url = baseURL ?? '';
  const [writer, reader] = [await join(url, { language: speaks }), await join(url)];
  const conversationId = await begin(writer, reader);
  const context = await browser.newContext({ baseURL: url, storageState: await writer.api.storageState() });
  await context.addCookies([{ name: 'locale', value: speaks, url }]);
  const pages = [await context.newPage(), await context.newPage()];
  const log = (page: Page) => page.getByLabel(says('chat.room.log', { name: reader.name }));
  for (const page of pages) {
    await page.goto(`/chats/${conversationId}`);
    await expect(log(page).getByText('Hello')).toBeVisible();
  }
  await context.setOffline(true);
  for (const [index, page] of pages.entries()) {
    await page.getByRole('textbox').fill(`Tab ${index}`);
    await page.getByRole('button', { name: says('chat.composer.send', { cost: 1 }) }).click();
  }
  await context.setOffline(false);
  await expect.poll(() => textsOf(reader, conversationId)).toEqual(['Hello', 'Tab 0', 'Tab 1']);
  for (const page of pages) {
    for (const text of ['Tab 0', 'Tab 1']) await expect(log(page).getByText(text)).toHaveCount(1);
    await expect(log(page).getByText(says('chat.log.waiting'))).toHaveCount(0);
    await expect(page.getByText(says('chat.offer.title', { credits: 0 }))).toBeVisible();
  }
  await context.close();
});
