import type { Locator, Page } from '@playwright/test';
import { drawnPage, speak, untilAlive, withoutScripts } from './drawn/drawn-pages.js';
import { addressOf, routesOf } from './drawn/drawn-routes.js';
import { overflow, textAt } from './product/overflow.js';
import { expect, expectAccessible, test } from './product/test.js';

// Every lander, also for whoever sees badly, needs large text, or has no pointer.

const LANDERS = routesOf('mfe-landers').filter(({ path, layout }) => layout === 'lander' && !path.endsWith('/:slug'));

/** What in the page takes the focus by keys, each group of choices once, and which of it has had the focus so far. */
const keyboard = (page: Page) =>
  page.evaluate(() => {
    const takers = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, textarea, select, [tabindex="0"])')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [type=hidden]') &&
        !element.closest('[inert]'),
    );
    const groups = new Map(
      takers.map((element) => [element.matches('[type=radio]') ? `group ${element.getAttribute('name')}` : element, element]),
    );
    const missed = new Set(groups.keys());
    document.addEventListener('focusin', ({ target }) => {
      const element = target as HTMLElement;
      missed.delete(element.matches('[type=radio]') ? `group ${element.getAttribute('name')}` : element);
    });
    Object.assign(window, { missed });
    return groups.size;
  });
const missedByKeys = (page: Page) =>
  page.evaluate(() =>
    [...(window as unknown as { missed: Set<HTMLElement | string> }).missed].map((one) =>
      typeof one === 'string' ? one : one.outerHTML.slice(0, 120),
    ),
  );

for (const [index, route] of LANDERS.entries()) {
  // each in one window, theme and language; the next one in others
  const window = index % 2 === 0 ? 'phone-en' : 'desktop-fr';
  const colorScheme = index % 4 < 2 ? 'light' : 'dark';
  const locale = index % 3 === 0 ? 'fr' : 'en';

  test(`${route.path} can be used by everybody`, async ({ page, context, baseURL }, { project }) => {
    test.skip(project.name !== window, `It is looked at in ${window}.`);
    await speak(context, locale, baseURL!);
    await page.emulateMedia({ colorScheme });
    await page.goto(await addressOf(route, page.request));
    await untilAlive(page);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);

    await test.step('keys reach everything', async () => {
      const count = await keyboard(page);
      expect(count).toBeGreaterThan(0);
      // what stands around the page takes the focus, too
      for (let presses = 0; presses < count + 20 && (await missedByKeys(page)).length > 0; presses++) await page.keyboard.press('Tab');
      expect(await missedByKeys(page)).toEqual([]);
    });
    await test.step('text twice as large', async () => {
      await textAt(page, 200);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await textAt(page, null);
    });
    await test.step('a window 320 wide', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  });
}

/** What a lander asks, answered where no script runs, and what the signup then takes along; null for one that leads to the search. */
const ANSWERS: Readonly<
  Record<string, { readonly answer: (main: Locator) => Promise<void>; readonly along: Readonly<Record<string, string | RegExp>> | null }>
> = {
  '/landers/alonetonight': { answer: (main) => main.locator('a[href*="gender%3Dmale"]').click(), along: { next: '/members?gender=male' } },
  '/landers/collagelanding': { answer: (main) => main.locator('a[href^="/signup"]').first().click(), along: { next: '/members' } },
  '/landers/maplanding': { answer: (main) => main.locator('li a[href*="countryregion="]').first().click(), along: null },
  '/members/:id/landing2': {
    answer: async (main) => {
      for (const name of ['signup_message', 'signup_message_2', 'signup_message_3'])
        await main.locator(`[name=${name}]`).first().check({ force: true });
      await main.locator('button[type=submit]').click();
    },
    along: { member: /^\d+$/, signup_message: /^\w.+[.?!] .+[.?!] .+[.?!]$/ },
  },
};

test('landers that ask something have an answer without a script, too, and it goes along', async ({ browser, context, page, baseURL }, {
  project,
}) => {
  test.skip(project.name !== 'phone-en', 'One window is enough: what is sent does not depend on it.');
  const plain = await withoutScripts(browser, context);
  await drawnPage(page.request, '/signup');
  for (const [path, { answer, along }] of Object.entries(ANSWERS))
    await test.step(path, async () => {
      const address = await addressOf(
        LANDERS.find((route) => route.path === path)!,
        page.request,
      );
      await drawnPage(page.request, address);
      await plain.goto(`${baseURL}${address}`);
      await answer(plain.locator('main'));
      if (along === null) {
        await expect(plain).toHaveURL(/\/members\?country=\w\w&countryregion=/);
        return;
      }
      await expect(plain).toHaveURL(/\/signup\?/);
      for (const [name, value] of Object.entries(along)) await expect(plain.locator(`form#short-form [name=${name}]`)).toHaveValue(value);
    });
  await plain.context().close();
});
