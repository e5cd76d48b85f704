import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE } from './product/commands.js';
import { expect, test } from './product/test.js';

// Storybook is built, and every story of every room is drawn once.
const SITE = 'http://stories.test';

let folder: string;
test.beforeAll(() => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-stories-'));
  execFileSync(process.execPath, ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--disable-telemetry', '-o', folder], {
    cwd: WORKSPACE,
    stdio: 'pipe',
  });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stories = (): string[] => {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { readonly id: string; readonly type: string }>;
  };
  return Object.values(entries).flatMap(({ id, type }) => (type === 'story' ? [id] : []));
};

test('every story draws without a fault', async ({ page }) => {
  test.setTimeout(400_000);
  const faults: string[] = [];
  await page.route(`${SITE}/**`, (route) => {
    const path = join(folder, decodeURIComponent(new URL(route.request().url()).pathname));
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
  const ids = stories();
  expect(ids.length).toBeGreaterThan(300);
  for (const id of ids) {
    const hear = ({ message }: Error) => faults.push(`${id}: ${message}`);
    page.on('pageerror', hear);
    await page.goto(`${SITE}/iframe.html?id=${id}&viewMode=story`);
    await expect(page.locator('body.sb-show-main, body.sb-show-errordisplay')).toBeAttached();
    const fault = page.locator('body.sb-show-errordisplay #error-message');
    if ((await fault.count()) > 0) faults.push(`${id}: ${await fault.innerText()}`);
    page.off('pageerror', hear);
  }
  expect(faults).toEqual([]);
});
