import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { RemoteDescriptor } from '@rendezvous/contracts/releases';
import { WORKSPACE, command } from './product/commands.js';
import { apiOf, join as joinSite } from './product/members.js';
import { checksums, otherBuild, thatThrows } from './product/other-build.js';
import { type Product, startProduct } from './product/start-product.js';
import { expect, test } from './product/test.js';
import { type Visitor, reportFailure, visit, visitAll } from './product/visitors.js';
import { Writer } from './product/writer.js';

const CHAT = 'mfe-chat';
const VISITORS = 1000;
/** Of those who do not have a canary of 10 %, as many as are looked at again: that one of 30 % reaches none of them happens once in 20,000 times. */
const SOME = 40;
/** The persona has 42 credits, and a message costs one. */
const MESSAGES_MOST = 40;
/** A gateway follows the registry within two seconds; the rest is for a busy machine, on which a few visits alone take seconds. */
const FOLLOWED = { intervals: [100, 500], timeout: 30_000 };

let product: Product;
let builds: string;

test.afterAll(async () => {
  await product?.stop();
  if (builds) rmSync(builds, { recursive: true, force: true });
});

const release = (version: string, ...args: string[]): Promise<string> =>
  command('release', product.folder, CHAT, '--build', join(builds, version), ...args);
/** As a build whose team put one more of its pages into the navigation. */
const addLink = (build: string): void => {
  const file = join(build, 'release.json');
  const facts = JSON.parse(readFileSync(file, 'utf8')) as { descriptor: RemoteDescriptor };
  const link = {
    path: '/likes/matches',
    icon: 'sparkles',
    position: 35,
    for: 'members' as const,
    label: { en: 'Matches', fr: 'Rencontres' },
  };
  facts.descriptor.navigation?.bar?.push(link);
  writeFileSync(file, JSON.stringify(facts));
};
const releases = (...args: string[]): Promise<string> => command('releases', product.folder, ...args);
const chatOf = ({ page }: Visitor) => page.remotes['chat'];
const canariesAmong = (visitors: readonly Visitor[]): Visitor[] => visitors.filter((visitor) => chatOf(visitor)?.channel === 'canary');

/** Every file that other teams built, and every one of them that is released. */
const filesOfOthers = (): Record<string, string> => {
  const released = join(product.folder, 'releases');
  const remotes = readdirSync(WORKSPACE).filter((name) => /^(shell|mfe-[a-z]+)$/.test(name) && name !== CHAT);
  return checksums(...remotes.map((name) => join(WORKSPACE, name, 'dist')), ...remotes.map((name) => join(released, name)));
};

const followed = (visitor: Visitor | undefined, version: string): Promise<void> =>
  expect.poll(async () => chatOf(await visit(product.url, visitor))?.version, FOLLOWED).toBe(version);

/** Two members in one conversation: one writes in a browser, the other reads in another. */
const openConversation = async (browser: Browser) => {
  const [reader, edmund] = [await joinSite(product.url), await apiOf(product.url)];
  await edmund.post('/api/user.php', { data: { email: 'premium@demo.test', password: 'demo-demo-demo' } });
  const first = await edmund.post(`/api/members/${reader.id}/conversation`, { data: { clientId: randomUUID(), text: 'Message 0' } });
  const { conversationId } = (await first.json()) as { conversationId: number };
  const open = async (api: typeof edmund): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: product.url,
      storageState: await api.storageState(),
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    await page.goto(`/chats/${conversationId}`);
    await expect(page.getByRole('textbox')).toBeVisible();
    return page;
  };
  const credits = async () => ((await (await edmund.get('/api/user.php')).json()) as { user: { credits: number } }).user.credits;
  return { conversationId, writing: await open(edmund), reading: await open(reader.api), apis: [edmund, reader.api], credits };
};

/** The messages in a window that is high enough for all of them. */
const messagesIn = async (page: Page): Promise<string[]> => {
  await page.setViewportSize({ width: 1280, height: 6000 });
  const bubbles = page.locator('section[tabindex="0"] [dir=auto]');
  await expect(bubbles.first()).toContainText('Message 0');
  return (await bubbles.allInnerTexts()).map((text) => text.slice(text.indexOf('Message ')));
};

/** The links of the bar, by their addresses. */
const barOf = async (page: Page): Promise<string[]> => {
  await page.goto('/members');
  await expect(page.locator('header nav a').first()).toBeVisible();
  return page.locator('header nav a').evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
};

test('a team ships a canary, promotes it and has a broken one taken back, while a member writes and no other file moves', async ({
  browser,
}) => {
  test.setTimeout(480_000);
  product = await startProduct({}, 150);
  builds = mkdtempSync(join(tmpdir(), 'rendezvous-builds-'));
  const before = filesOfOthers();
  otherBuild(join(WORKSPACE, CHAT, 'dist'), join(builds, 'second'), 'second');
  addLink(join(builds, 'second'));
  otherBuild(join(WORKSPACE, CHAT, 'dist'), join(builds, 'broken'), 'broken', thatThrows);
  const { conversationId, writing, reading, apis, credits } = await openConversation(browser);
  const creditsBefore = await credits();
  const writer = new Writer(writing, MESSAGES_MOST);
  writer.begin();

  const thousand = await test.step('a canary of 10 % reaches 7 to 13 % of 1,000 visitors', async () => {
    expect(await release('second', '--channel', 'canary', '--percent', '10')).toMatch(/Showing the screens of mfe-chat: [\d.]+ s/);
    expect(await releases('list', CHAT)).toMatch(/canary +second 10 % {2}\S.* {2}proven on \d+ screens in [\d.]+ s/);
    await expect
      .poll(async () => canariesAmong(await visitAll(product.url, Array.from({ length: 20 }))).length, FOLLOWED)
      .toBeGreaterThan(0);
    const first = await visitAll(product.url, Array.from({ length: VISITORS }));
    expect(canariesAmong(first).length).toBeGreaterThanOrEqual(0.07 * VISITORS);
    expect(canariesAmong(first).length).toBeLessThanOrEqual(0.13 * VISITORS);
    return first;
  });
  const lucky = canariesAmong(thousand);
  const others = thousand.filter((visitor) => !lucky.includes(visitor)).slice(0, SOME);
  const versionsOf = async (visitors: readonly Visitor[]) =>
    new Set((await visitAll(product.url, visitors)).map((visitor) => chatOf(visitor)?.version));

  await test.step('who has it keeps it, on a second visit and when it grows', async () => {
    expect(await versionsOf(lucky)).toEqual(new Set(['second']));
    expect(await versionsOf(others)).toEqual(new Set([chatOf(others[0]!)?.version]));
    await releases('grow', CHAT, '30');
    await expect.poll(async () => (await versionsOf(others)).size, FOLLOWED).toBe(2);
    expect(await versionsOf(lucky)).toEqual(new Set(['second']));
  });

  const [early] = lucky;
  await test.step('the member comes among those who have it, in the middle of a sentence', async () => {
    await writing.context().addCookies([{ name: 'visitor', value: early!.cookie.split('=')[1]!, url: product.url, httpOnly: true }]);
    expect(await writer.reloadWhileTyping()).toBe('second');
  });

  await test.step('it is promoted: everybody has it', async () => {
    await releases('promote', CHAT);
    await expect.poll(() => versionsOf(others), FOLLOWED).toEqual(new Set(['second']));
  });

  const visiting = await reading.context().newPage();

  await test.step('the page that it put into the navigation is there, under a shell that nobody built', async () => {
    expect(await barOf(visiting)).toEqual(['/members', '/chats', '/likes', '/likes/matches', '/premium']);
    await visiting.locator('header nav').getByRole('link', { name: 'Matches' }).click();
    await expect(visiting).toHaveURL(/\/likes\/matches$/);
    await expect(visiting.locator('main h1')).toBeVisible();
  });

  await test.step('a broken canary: the member writes on with the version before, and five reports from three networks end it', async () => {
    // its screens fail, so that nobody could release it by mistake
    await release('broken', '--channel', 'canary', '--percent', '30', '--unproven');
    await followed(early, 'broken');
    const reported = writing.waitForRequest('**/api/remote-failures');
    expect(await writer.reloadWhileTyping()).toBe('second');
    expect((await reported).postDataJSON()).toMatchObject({ remote: CHAT, version: 'broken', phase: 'expose', code: 'threw' });
    const met = await visitAll(product.url, lucky.slice(1, 5));
    for (const [place, visitor] of met.entries()) await reportFailure(product.url, visitor, 'chat', `198.51.${place % 2}.7`);
    await followed(early, 'second');
    expect(await releases('list', CHAT)).toMatch(/halt +broken 30 % {2}platform {2}.*"networks":3,"sessions":5/);
  });

  await test.step('not a character and not a message is lost, and each was paid once', async () => {
    const typed = await writer.end();
    const all = ['Message 0', ...typed];
    for (const api of apis) {
      const answer = await api.get(`/api/conversations/${conversationId}/messages?after=0&limit=200`);
      const { messages } = (await answer.json()) as { messages: { text: string }[] };
      expect(messages.map(({ text }) => text)).toEqual(all);
    }
    for (const page of [writing, reading]) await expect.poll(() => messagesIn(page)).toEqual(all);
    expect(creditsBefore - (await credits())).toBe(typed.length);
    expect(typed.length).toBeGreaterThan(4);
  });

  await test.step('it is withdrawn, and with it goes its link', async () => {
    await releases('withdraw', CHAT, 'second');
    await expect.poll(async () => (await versionsOf(others)).has('second'), FOLLOWED).toBe(false);
    expect(await barOf(visiting)).toEqual(['/members', '/chats', '/likes', '/premium']);
  });

  expect(filesOfOthers(), 'no file of another team has changed').toEqual(before);
});
