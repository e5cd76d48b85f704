import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, TestInfo, WebSocket } from '@playwright/test';
import { WORKSPACE, command } from './product/commands.js';
import { chosenCookies } from './product/chosen-cookies.js';
import { join as joinSite } from './product/members.js';
import { checksums } from './product/other-build.js';
import { expect, test } from './product/test.js';

// A campaign from its folder to its end, by the commands that docs/landers.md tells, while somebody chats.

const TEMPLATE = 'iconslanding';
const VISITORS = 160;
const AT_ONCE = 8;
/** Visitors follow a command within two seconds; the rest is for a busy machine. */
const SEEN_MS = 2000;
const BUSY_MS = 2000;
const HEADING = 'Come as you are tonight';

const slug = `story-${randomUUID().slice(0, 8)}`;
const folder = join('landers', slug);
const product = () => ({ url: process.env.E2E_URL ?? '', data: process.env.E2E_FOLDER ?? '' });
const lander = (...args: readonly string[]): Promise<string> => command('lander', product().data, ...args);

test.afterAll(() => {
  rmSync(join(WORKSPACE, folder), { recursive: true, force: true });
  // the folder of folders is not part of a checkout
  if (existsSync(join(WORKSPACE, 'landers')) && readdirSync(join(WORKSPACE, 'landers')).length === 0)
    rmSync(join(WORKSPACE, 'landers'), { recursive: true });
});

/** The facts of every release that is live or was: one has other ones as soon as any of its files is another. */
const releaseFacts = (): Record<string, string> =>
  Object.fromEntries(Object.entries(checksums(join(product().data, 'releases'))).filter(([file]) => file.endsWith('release.json')));

/** Somebody nobody has seen: no cookie, and a network of their own. @returns what the page's address says, and who is shown */
const visit = async (path: string, number = 0) => {
  const answer = await fetch(product().url + path, {
    headers: {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0',
      'x-forwarded-for': `10.9.${number >> 8}.${number & 255}`,
    },
  });
  return { status: answer.status, isVariant: (await answer.text()).includes(HEADING) };
};

const visitAll = async (count: number): Promise<number> => {
  let seen = 0;
  for (let first = 0; first < count; first += AT_ONCE) {
    const shown = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => visit(`/landers/${TEMPLATE}`, first + at)));
    seen += shown.filter(({ isVariant }) => isVariant).length;
  }
  return seen;
};

/** How long visitors saw what was before a command that has ended, in milliseconds. */
const followed = async (isSo: () => Promise<boolean>): Promise<number> => {
  const began = Date.now();
  await expect.poll(isSo, { intervals: [50], timeout: SEEN_MS + BUSY_MS }).toBe(true);
  return Date.now() - began;
};

/** A member who has begun a message and not sent it. */
const openChat = async (browser: Browser, baseURL: string) => {
  const [writer, reader] = [await joinSite(baseURL), await joinSite(baseURL)];
  const begun = await writer.api.post(`/api/members/${reader.id}/conversation`, { data: { clientId: randomUUID(), text: 'Hello' } });
  const { conversationId } = (await begun.json()) as { conversationId: number };
  const context = await browser.newContext({ baseURL, storageState: await writer.api.storageState() });
  await context.addCookies([chosenCookies(baseURL)]);
  const page = await context.newPage();
  const sockets: WebSocket[] = [];
  page.on('websocket', (socket) => sockets.push(socket));
  await page.goto(`/chats/${conversationId}`);
  await page.getByRole('textbox').fill('I was about to say');
  await expect.poll(() => sockets.length).toBeGreaterThan(0);
  return { page, sockets, asOpened: sockets.length };
};

const withoutScripts = async (
  browser: Browser,
  { project }: TestInfo,
  path: string,
  look: (page: Page) => Promise<void>,
): Promise<void> => {
  const context = await browser.newContext({ ...project.use, javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(path);
    await look(page);
  } finally {
    await context.close();
  }
};

test('a campaign goes from its folder to its end, and nobody who chats hears of it', async ({ browser, baseURL, request }, info) => {
  // half a minute; each of eight commands loads the product's sources, which takes a busy machine long
  test.setTimeout(240_000);
  const [chat] = await Promise.all([openChat(browser, baseURL ?? ''), lander('new', slug, '--template', TEMPLATE)]);
  const before = releaseFacts();
  const own = `/landers/${TEMPLATE}`;

  const link = await test.step('a new folder with other words can be published, and previewed', async () => {
    for (const language of ['en', 'fr']) {
      const file = join(WORKSPACE, folder, 'content', `${language}.json`);
      const content = JSON.parse(readFileSync(file, 'utf8')) as { heading: string };
      writeFileSync(file, JSON.stringify({ ...content, heading: HEADING }, null, 2));
    }
    const [checked, previewed] = await Promise.all([lander('check', folder), lander('preview', folder)]);
    expect(checked).toContain(`${slug} can be published.`);
    return previewed.match(/https?:\S+/)?.[0] ?? '';
  });

  await test.step('a preview is for who has its link, and works without scripts', async () => {
    const address = new URL(link);
    const path = address.pathname + address.search;
    // the thread that draws a remote's pages starts with the first of them
    const isDrawn = async () => (await (await request.get(path)).text()).includes('data-drawn');
    await expect.poll(isDrawn, { timeout: 30_000 }).toBe(true);
    await withoutScripts(browser, info, link, async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
      await expect(page.locator('meta[name=robots][content=noindex]').first()).toBeAttached();
    });
    expect((await visit(path)).isVariant).toBe(true);
    expect((await visit(own)).isVariant).toBe(false);
    expect((await visit(path.slice(0, -1) + (path.endsWith('a') ? 'b' : 'a'))).isVariant).toBe(false);
  });

  await test.step('published, it is seen within two seconds', async () => {
    expect(await lander('publish', folder)).toContain('is published');
    const took = await followed(async () => (await visit(own)).isVariant);
    info.annotations.push({ type: 'seen after publish', description: `${took} ms` });
  });

  await test.step('split, half of the visitors see it, and the report tells how many', async () => {
    await lander('split', TEMPLATE, '--goal', 'signup');
    await followed(async () => !(await visit(own)).isVariant);
    const seen = await visitAll(VISITORS);
    // less likely than one in a hundred thousand for a fair coin
    expect(Math.abs(seen - VISITORS / 2)).toBeLessThan(0.18 * VISITORS);
    await expect
      .poll(() => lander('report', TEMPLATE), { intervals: [500], timeout: 60_000 })
      .toMatch(new RegExp(`${slug} +[1-9]\\d*[\\s\\S]*Too few to say anything`));
  });

  await test.step('withdrawn, nobody sees it, and the template shows its built-in lander', async () => {
    await Promise.all([lander('end-split', TEMPLATE), lander('withdraw', slug)]);
    // its own address shows it to everybody, by no chance
    await followed(async () => (await visit(`${own}/${slug}`)).status === 404);
    expect(await visitAll(AT_ONCE)).toBe(0);
  });

  await test.step('the open tab kept its socket and what was typed, and no release is another', async () => {
    await expect(chat.page.getByRole('textbox')).toHaveValue('I was about to say');
    expect(chat.sockets).toHaveLength(chat.asOpened);
    expect(chat.sockets.at(-1)?.isClosed()).toBe(false);
    expect(releaseFacts()).toEqual(before);
  });
  await chat.page.context().close();
});
