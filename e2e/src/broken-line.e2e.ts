import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { PASSWORD, join } from './product/members.js';
import { expect, expectAccessible, test } from './product/test.js';

// A photo whose line breaks in the middle: it waits, says so, and goes on where it was.

/** Several megabytes, so that it comes in pieces. */
const largePhoto = (): Promise<Buffer> =>
  sharp(randomBytes(1500 * 1200 * 3), { raw: { width: 1500, height: 1200, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();

/** A line that breaks with its second piece, and the places in the file from which on pieces were sent. */
const brokenLine = async (page: Page) => {
  const line = { broken: false, mended: false };
  const offsets: number[] = [];
  await page.route('**/api/uploads/**', async (route) => {
    const request = route.request();
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
    if (offsets.length > 1 && !line.mended) line.broken = true;
    if (line.broken && !line.mended) return route.abort('internetdisconnected');
    return route.continue();
  });
  return { offsets, mend: () => (line.mended = true) };
};

test('a photo goes on where it was when the line broke, and is there once', async ({ page, baseURL, says }, { outputDir }) => {
  const me = await join(baseURL!, {});
  await page.goto('/login?next=/profile');
  await page.locator('input[name=email]').fill(me.email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: says('shell.login.submit'), exact: true }).click();
  await page.waitForURL('**/profile');
  const line = await brokenLine(page);
  const bar = page.getByRole('progressbar', { name: says('account.photo.sending'), exact: true });
  await page.locator('#photos input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await largePhoto() });
  await page.getByRole('button', { name: says('account.editor.use'), exact: true }).click();

  await expect(page.getByRole('status').filter({ hasText: says('account.photo.paused-line') })).toHaveCount(1, { timeout: 20_000 });
  const sent = Number(await bar.getAttribute('value'));
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThan(100);
  await expectAccessible(page);
  await page.screenshot({ path: `${outputDir}/paused.png` });

  line.mend();
  await page.getByRole('button', { name: says('account.photo.again'), exact: true }).click();
  await expect(page.getByRole('button', { name: says('account.photos.more', { number: 1 }), exact: true })).toBeVisible({
    timeout: 30_000,
  });
  await expect(bar).toHaveCount(0);
  const { photos } = (await (await me.api.get('/api/profile')).json()) as { photos: unknown[] };
  expect(photos).toHaveLength(1);
  // nothing that had come through was sent again
  expect(line.offsets.filter((offset) => offset === 0)).toHaveLength(1);
  expect([...line.offsets].toSorted((a, b) => a - b)).toEqual(line.offsets);
});
