import type { Composition } from '@rendezvous/contracts/releases';
import { expect, test } from './product/test.js';

test('a script runs only when its bytes are pinned', async ({ page }) => {
  await page.goto('/members');
  await expect(page.locator('a[href^="/members/"]').first()).toBeVisible();
  const run = (pinned: boolean) =>
    page.evaluate(
      (withIntegrity) =>
        new Promise<string>((done) => {
          const { remotes } = JSON.parse(document.getElementById('composition')?.textContent ?? '') as Composition;
          const script = document.createElement('script');
          script.src = `${remotes['landers']?.entry}?pinned=${String(withIntegrity)}`;
          script.crossOrigin = 'anonymous';
          if (withIntegrity) script.integrity = remotes['landers']?.integrity ?? '';
          script.addEventListener('load', () => done('ran'));
          script.addEventListener('error', () => done('blocked'));
          document.head.append(script);
        }),
      pinned,
    );
  expect([await run(true), await run(false)]).toEqual(['ran', 'blocked']);
});

test('files of releases are kept for good, and may be loaded from another origin', async ({ page, request }) => {
  await page.goto('/members');
  // a drawn page asks for its scripts once it is seen
  const link = page.locator('head > link[rel=preload][as=script]').first();
  await expect(link).toBeAttached();
  const entry = await link.evaluate(({ href }: HTMLLinkElement) => href);
  const headers = (await request.get(entry)).headers();
  expect(headers['cache-control']).toMatch(/max-age=31536000.*immutable/);
  expect(headers['access-control-allow-origin']).toBe('*');
});
