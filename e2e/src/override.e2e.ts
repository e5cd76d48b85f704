import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE, command } from './product/commands.js';
import { otherBuild } from './product/other-build.js';
import { type PreviewServer, servePreview } from './product/preview-server.js';
import { expect, expectAccessible, logInAs, test } from './product/test.js';

const CHAT = 'mfe-chat';
const VERSION = 'preview';
let build: string;
let preview: PreviewServer;

test.beforeAll(async () => {
  build = mkdtempSync(join(tmpdir(), 'rendezvous-preview-'));
  otherBuild(join(WORKSPACE, CHAT, 'dist'), build, VERSION);
  preview = await servePreview(build);
});
test.afterAll(async () => {
  await preview.stop();
  rmSync(build, { recursive: true, force: true });
});

test('a signed link shows a build of another origin in one browser, says so on every page, and one click ends it', async ({
  page,
  says,
}) => {
  const { entry } = JSON.parse(readFileSync(join(build, 'release.json'), 'utf8')) as { entry: string };
  const said = await command('releases', process.env.E2E_FOLDER ?? '', 'grant', CHAT, '--entry', `${preview.origin}/${entry}`);
  const link = /\?override=\S+/.exec(said)?.[0] ?? '';
  const banner = page.getByRole('complementary', { name: says('shell.override.label') });
  const entries: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('remoteEntry') && request.url().startsWith(preview.origin)) entries.push(request.url());
  });

  await logInAs(page, 'free');
  await page.goto(`/chats${link}`);
  await expect(page).toHaveURL(/\/chats$/);
  await expect(banner).toContainText(`${CHAT} ${VERSION}`);
  await expect(banner).toContainText(preview.origin);
  await expect(page.locator('a[href^="/chats/"]').first()).toBeVisible();
  expect(entries).toEqual([`${preview.origin}/${entry}`]);
  await expectAccessible(page);

  await page.locator('a[href^="/chats/"]').first().click();
  await expect(page.getByRole('textbox')).toBeInViewport();
  await expect(banner).toBeInViewport();
  await page.goto('/members');
  await expect(banner).toBeVisible();

  await banner.getByRole('link', { name: says('shell.override.reset') }).click();
  await expect(page).toHaveURL(/\/members$/);
  await expect(page.locator('a[href^="/members/"]').first()).toBeVisible();
  await expect(banner).toHaveCount(0);

  // a page of before may have fetched ahead
  entries.length = 0;
  await page.goto(`/chats${link.slice(0, -3)}`);
  await expect(banner).toContainText(says('shell.override.refused', { reason: 'forged' }));
  await expect(page.locator('a[href^="/chats/"]').first()).toBeVisible();
  expect(entries).toEqual([]);
});
