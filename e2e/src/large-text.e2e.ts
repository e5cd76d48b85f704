import type { APIRequestContext } from '@playwright/test';
import { everyRoute, filled } from './drawn/drawn-routes.js';
import { logIn, signIn } from './product/members.js';
import { cutTexts, overflow, textAt } from './product/overflow.js';
import { expect, test } from './product/test.js';

// Every page that a descriptor names, but landers, which have a test each: its words are all there in a small window, and twice as large.

/** French has the longer words. */
test.use({ locale: 'fr-FR' });

const ROUTES = everyRoute().filter(({ layout }) => layout !== 'lander');

/** What a free member reads otherwise than visitors do: the longest list of methods, and what is said to whoever has bought nothing. */
const TOLD_OTHERWISE = new Set(['/credits', '/premium', '/members', '/members/:id']);

/** What fills the addresses of a member's pages. */
const valuesOf = async (api: APIRequestContext): Promise<Record<string, Record<string, unknown>>> => {
  const read = async <Answer>(path: string): Promise<Answer> => (await (await api.get(path)).json()) as Answer;
  const { members } = await read<{ members: { id: number }[] }>('/api/members');
  const { chats } = await read<{ chats: { conversation: { id: number }; profile: unknown }[] }>('/api/chats.php');
  const { liked_by: likedBy } = await read<{ liked_by: { id: number }[] }>('/api/likes.php');
  const { orders } = await read<{ orders: { id: number }[] }>('/api/orders');
  const { bundles } = await read<{ bundles: { id: string }[] }>('/api/credits/bundles');
  return {
    '/members': { id: members[0]?.id },
    '/chats': { id: chats.find(({ profile }) => profile !== null)?.conversation.id },
    // between others, with the way to both
    '/likes/m': { id: likedBy[1]?.id },
    '/likes': { type: 'sent' },
    '/transactions': { id: orders[0]?.id },
    '/credits/return': { orderId: orders[0]?.id },
    '/credits': { id: bundles[0]?.id, paymentmethod: 'card' },
  };
};

const addressOf = (path: string, values: Record<string, Record<string, unknown>>): string =>
  filled(path, values[path.split('/:')[0]!] ?? {});

for (const [who, access] of [
  ['visitor', 'anyone'],
  ['premium', 'member'],
  ['free', 'anyone'],
  ['operator', 'operator'],
] as const) {
  test(`pages for ${access} fit a window 320 wide, and text twice as large, as ${who} sees it`, async ({ page, baseURL }) => {
    const api = await logIn(baseURL!, who === 'visitor' ? 'premium' : who);
    if (who !== 'visitor') await signIn(page.context(), api);
    const values = await valuesOf(api);
    const window = page.viewportSize()!;
    const routes = ROUTES.filter((route) => route.access === access && (who !== 'free' || TOLD_OTHERWISE.has(route.path)));
    const paths = new Set(routes.map(({ path }) => addressOf(path, values)));
    for (const path of who === 'visitor' ? [...paths, '/login'] : paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('h1').first()).toBeAttached();
        await page.waitForLoadState('networkidle');
        // the composer is part of what has to fit
        if (path.startsWith('/chats/')) await expect(page.getByRole('textbox')).toBeVisible();
        await textAt(page, 200);
        expect.soft(await overflow(page), `${path}: text twice as large`).toBeLessThanOrEqual(0);
        expect.soft(await cutTexts(page), `${path}: text twice as large`).toEqual([]);
        await textAt(page, null);
        await page.setViewportSize({ ...window, width: 320 });
        expect.soft(await overflow(page), `${path}: a window 320 wide`).toBeLessThanOrEqual(0);
        expect.soft(await cutTexts(page), `${path}: a window 320 wide`).toEqual([]);
        await page.setViewportSize(window);
      });
    }
  });
}
