import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withRegistry } from '../../tools/release/with-registry.js';
import { BROKEN_BUILDS, type BrokenBuild, makeBuild } from './faults/broken-builds.js';
import { FILES, KINDS, breakSearch } from './faults/faults.js';
import { followReports } from './faults/reports.js';
import { surviveWithFallback } from './faults/survival.js';
import { expect, test } from './product/test.js';

// Releases that are broken, live beside a running product: visitors get the version before.
const REMOTE = 'mfe-search';
const BY = 'drill';
let builds: string;

/** Takes a build live in the running product. @returns its version */
const goLive = async (page: Page, broken?: BrokenBuild): Promise<string> => {
  const version = `drill${randomBytes(4).toString('hex')}`;
  const build = join(builds, version);
  const facts = makeBuild(build, version, broken);
  await withRegistry(async ({ releases, folders }) => {
    await releases.record({ facts, folder: await folders.put(build, facts) }, BY);
    await releases.promote(REMOTE, version, BY);
  });
  await expect.poll(async () => (await page.request.get('/members')).text()).toContain(`/${version}/`);
  return version;
};
const takeBack = () => withRegistry(({ releases }) => releases.rollback(REMOTE, BY));

test.beforeAll(() => {
  process.env.DATA_DIR = process.env.E2E_FOLDER;
  builds = mkdtempSync(join(tmpdir(), 'rendezvous-drill-'));
});
test.afterAll(() => rmSync(builds, { recursive: true, force: true }));

for (const broken of BROKEN_BUILDS) {
  test(`a release of the search is live, and ${broken.name}`, async ({ page }) => {
    const { phase, code } = broken;
    const version = await goLive(page, broken);
    try {
      await surviveWithFallback(page, { version, phase, code });
    } finally {
      await takeBack();
    }
  });
}

for (const { name, phase, pattern } of Object.values(FILES)) {
  test(`a release of the search is live, and the bytes of its ${name} were changed on the disk`, async ({ page }) => {
    const version = await goLive(page);
    try {
      const folder = join(process.env.E2E_FOLDER!, 'releases', REMOTE, version);
      for (const file of readdirSync(folder).filter((one) => new RegExp(pattern).test(one))) appendFileSync(join(folder, file), '\n');
      await surviveWithFallback(page, { version, phase, code: 'unreachable' });
    } finally {
      await takeBack();
    }
  });
}

for (const file of Object.values(FILES)) {
  test(`a release of the search is live, and its ${file.name} never comes`, async ({ page }) => {
    const version = await goLive(page);
    try {
      await breakSearch(page, { ...KINDS.hanging, file }, version);
      await surviveWithFallback(page, { version, phase: file.phase, code: 'timeout' });
    } finally {
      await takeBack();
    }
  });
}

test('a release that works is reported by nobody, and neither is the one before after it was taken back', async ({ page }) => {
  const { reports } = followReports(page);
  const results = page.locator('main a[href^="/members/"]').first();
  const version = await goLive(page);
  await page.goto('/members');
  await expect(results).toBeVisible();
  await takeBack();
  await expect.poll(async () => (await page.request.get('/members')).text()).not.toContain(`"${version}"`);
  await page.reload();
  await expect(results).toBeVisible();
  expect(reports).toEqual([]);
});
