import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, logInAs, test } from '../src/product/test.js';

const HMR_MS = 60_000;
const COMPOSER = 'mfe-chat/src/room/composer.tsx';

/** Changes a source, as an editor would. */
const change = (file: string, from: string, to: string): void => {
  const path = join(process.env.E2E_DEV_WORKSPACE ?? '', file);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(path, source.replace(from, to));
};

test('a change shows in the open page and keeps what was typed; a fault is told and passes', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await logInAs(page, 'premium');
  await page.goto('/chats');
  await page.locator('a[href^="/chats/"]').first().click();
  const field = page.locator('textarea');
  await field.fill('Half a mess');
  await page.evaluate(() => void Object.assign(globalThis, { sameDocument: true }));

  await test.step('a component', async () => {
    change(COMPOSER, "placeholder={intl.formatMessage({ id: 'chat.composer.placeholder' })}", 'placeholder="Say it"');
    await expect(field).toHaveAttribute('placeholder', 'Say it', { timeout: HMR_MS });
  });
  await test.step('a style', async () => {
    change('mfe-chat/src/room/composer.module.css', '.composer {', '.composer {\n  outline: 3px dotted red;');
    await expect(page.locator('form', { has: field })).toHaveCSS('outline-style', 'dotted', { timeout: HMR_MS });
  });
  await test.step('a fault', async () => {
    change(COMPOSER, 'const intl = useIntl();', 'const intl = ;');
    await expect(page.frameLocator('iframe').getByText('Expression expected')).toBeVisible({ timeout: HMR_MS });
    change(COMPOSER, 'const intl = ;', 'const intl = useIntl();');
    await expect(page.locator('iframe')).toHaveCount(0, { timeout: HMR_MS });
  });

  await expect(field).toHaveValue('Half a mess');
  await expect(field).toHaveAttribute('placeholder', 'Say it');
  expect(await page.evaluate(() => 'sameDocument' in globalThis), 'the page was not loaded again').toBe(true);
  expect(faults).toEqual([]);
});

test('a changed service is run at once, and Ctrl-C ends everything', async ({ request }) => {
  const health = async (): Promise<string> => (await request.get('/health/live').catch(() => null))?.text() ?? 'nobody answers';
  change('services/gateway/src/health/health.controller.ts', "return { status: 'ok' }", "return { status: 'ok', changed: true } as never");
  await expect.poll(health, { timeout: HMR_MS }).toContain('changed');
  process.kill(Number(process.env.E2E_DEV_PROCESS), 'SIGINT');
  await expect.poll(health, { timeout: HMR_MS }).toBe('nobody answers');
});
