import type { Page } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE, command } from './product/commands.js';
import { otherBuild } from './product/other-build.js';
import { type PreviewServer, servePreview } from './product/preview-server.js';
import { enterAs, expect, expectAccessible, putMatchAway, test } from './product/test.js';

const CHAT = 'mfe-chat';
const VERSION = 'preview';
let build: string;
let preview: PreviewServer;

const firstChat = (tab: Page) => tab.locator('a[href^="/chats/"]').first();
/** The entries of the preview that a tab asks for; it may fetch one ahead first. */
const entriesOf = (tab: Page): Set<string> => {
  const entries = new Set<string>();
  tab.on('request', (request) => {
    if (request.url().includes('remoteEntry') && request.url().startsWith(preview.origin)) entries.add(request.url());
  });
  return entries;
};

test.beforeAll(async () => {
  build = mkdtempSync(join(tmpdir(), 'rendezvous-preview-'));
  otherBuild(join(WORKSPACE, CHAT, 'dist'), build, VERSION);
  preview = await servePreview(build);
});
test.afterAll(async () => {
  await preview.stop();
  rmSync(build, { recursive: true, force: true });
});

test('a signed link shows a build of another origin in one tab, says so on every page, and one click ends it', async ({ page, says }) => {
  const { entry } = JSON.parse(readFileSync(join(build, 'release.json'), 'utf8')) as { entry: string };
  const said = await command('releases', process.env.E2E_FOLDER ?? '', 'grant', CHAT, '--entry', `${preview.origin}/${entry}`);
  const link = /\?override=\S+/.exec(said)?.[0] ?? '';
  const bannerOf = (tab: Page) => tab.getByRole('complementary', { name: says('shell.override.label') });
  const banner = bannerOf(page);
  await putMatchAway(page, says);
  const entries = entriesOf(page);

  // also where a login lies between the link and its page
  await page.goto(`/chats${link}`);
  await expect(page).toHaveURL(/\/login\?next=%2Fchats$/);
  await expect(banner).toContainText(`${CHAT} ${VERSION}`);
  await enterAs(page, 'free');
  await expect(page).toHaveURL(/\/chats$/);
  await expect(banner).toContainText(preview.origin);
  await expect(firstChat(page)).toBeVisible();
  expect([...entries]).toEqual([`${preview.origin}/${entry}`]);
  await expectAccessible(page);

  const other = await page.context().newPage();
  await putMatchAway(other, says);
  const othersEntries = entriesOf(other);
  await other.goto('/chats');
  await expect(firstChat(other)).toBeVisible();
  await expect(bannerOf(other)).toHaveCount(0);
  expect([...othersEntries]).toEqual([]);

  // after a reload, and after a page of another site
  entries.clear();
  await page.reload();
  await expect(banner).toBeVisible();
  await expect(firstChat(page)).toBeVisible();
  expect([...entries]).toEqual([`${preview.origin}/${entry}`]);
  await page.goto(`${preview.origin}/release.json`);
  await page.goto('/chats');
  await expect(banner).toBeVisible();

  await firstChat(page).click();
  await expect(page.getByRole('textbox')).toBeInViewport();
  await expect(banner).toBeInViewport();
  await page.goto('/members');
  await expect(banner).toBeVisible();

  await banner.getByRole('link', { name: says('shell.override.reset') }).click();
  await expect(page).toHaveURL(/\/members$/);
  await expect(page.locator('a[href^="/members/"]').first()).toBeVisible();
  await expect(banner).toHaveCount(0);

  // a page of before may have fetched ahead
  entries.clear();
  await page.goto(`/chats${link.slice(0, -3)}`);
  await expect(banner).toContainText(says('shell.override.refused', { reason: 'forged' }));
  await expect(firstChat(page)).toBeVisible();
  expect([...entries]).toEqual([]);
});
