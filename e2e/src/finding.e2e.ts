import { join, logIn, signIn } from './product/members.js';
import { expect, expectAccessible, test } from './product/test.js';

const isPhone = (project: string): boolean => project.startsWith('phone');

test('a member narrows the search, goes on below or page by page, and keeps it by a name', async ({ page, says, baseURL }, { project }) => {
  const phone = isPhone(project.name);
  await signIn(page.context(), await logIn(baseURL!, 'premium'));
  await page.goto('/members?max_age=99&min_age=18&order=near');
  const list = page.getByRole('list', { name: says('search.members.list') });
  await expect(list.getByText(says('search.reason.distance', { km: 5 })).first()).toBeVisible();
  // a screen reader hears of what changes in a place that stays, and of no other
  const total = page.locator('header > p[aria-live=polite]');
  await total.evaluate((place) => place.setAttribute('data-stays', ''));
  const found = (await total.textContent())!;

  if (phone) {
    const before = await list.getByRole('listitem').count();
    await page.getByRole('link', { name: says('search.members.more') }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThan(before);
    await expect(list.getByRole('article').nth(before).getByRole('link')).toBeFocused();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(500);
    // back from a member's page it is all there, at the same place
    await list.getByRole('article').nth(before).getByRole('link').click();
    await expect(page).toHaveURL(/\/members\/\d+/);
    await page.goBack();
    await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThan(before);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', { name: /^(Filters|Filtres)/ }).click();
  } else {
    await expect(page.getByRole('navigation', { name: says('search.members.pages') })).toBeVisible();
    await expect(page.getByRole('link', { name: says('search.members.more') })).toBeHidden();
  }

  const area = phone ? page.getByRole('dialog') : page;
  await area.getByText(says('search.filters.fields.looks'), { exact: true }).click();
  const blue = area.getByRole('checkbox', { name: says('search.value.eye_color.blue'), exact: true });
  await blue.click({ force: true });
  await expect(blue).toBeChecked();
  if (phone) await area.getByRole('button', { name: /\d/ }).last().click();
  await expect(page).toHaveURL(/eye_color=blue/);
  await expect(page).toHaveURL(/order=near/);
  if (!phone) await expect(page.locator('[data-stays]')).not.toHaveText(found);
  await expect(total).toHaveText(/\S/);
  await expectAccessible(page);

  if (phone) await page.getByRole('button', { name: /^(Filters|Filtres)/ }).click();
  const saved = page.getByRole('region', { name: says('search.saved.title') });
  await saved.getByRole('textbox', { name: says('search.saved.name') }).fill(`Blue ${project.name}`);
  await saved.getByRole('button', { name: says('search.saved.save') }).click();
  await expect(saved.getByRole('link', { name: `Blue ${project.name}` })).toHaveAttribute(
    'href',
    '/members?eye_color=blue&max_age=99&min_age=18&order=near',
  );
  await expectAccessible(page);
  await saved.getByRole('button', { name: says('search.saved.remove', { name: `Blue ${project.name}` }) }).click();
  await expect(saved.getByRole('link', { name: `Blue ${project.name}` })).toHaveCount(0);

  // an address that says nothing: what was searched last, until it is reset
  await page.goto('/members');
  const eyes = { label: says('search.profile.details.eye_color'), value: says('search.value.eye_color.blue') };
  const blueEyes = page.getByRole('link', { name: says('search.filters.remove', { filter: says('search.filters.value', eyes) }) });
  await expect(blueEyes).toBeVisible();
  const kept = page.waitForResponse((answer) => answer.url().includes('/api/search-preferences') && answer.request().method() === 'PUT');
  await page
    .getByRole('button', { name: says('search.filters.reset') })
    .first()
    .click();
  await kept;
  await expect(page).toHaveURL(/\/members\?order=active$/);
  await page.goto('/members');
  await expect(list.getByRole('article').first()).toBeVisible();
  await expect(blueEyes).toHaveCount(0);
});

test('by keyboard alone: a filter, a person, a like, the next person, and back', async ({ page, says, baseURL }, { project }) => {
  test.skip(isPhone(project.name), 'a phone has no keys');
  const me = await join(baseURL!, { gender: 'male' });
  await page.context().addCookies((await me.api.storageState()).cookies);
  await page.goto('/members?max_age=99&min_age=18');
  const list = page.getByRole('list', { name: says('search.members.list') });
  await expect(list.getByRole('article').first()).toBeVisible();
  const tabTo = async (target: ReturnType<typeof page.locator>): Promise<void> => {
    const isFocused = () => target.evaluate((element) => element === document.activeElement);
    for (let steps = 0; steps < 120 && !(await isFocused()); steps += 1) await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  };

  await tabTo(page.getByRole('checkbox', { name: says('search.filters.photo'), exact: true }));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/photo=yes/);
  const first = list.getByRole('article').first().getByRole('link');
  await expect(first).toBeVisible();
  const opened = (await first.getAttribute('href')) ?? '';
  await tabTo(first);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${opened}$`));
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - navigation "${says('search.profile.neighbours')}"
    - article:
      - heading [level=1]
  `);

  const like = page.locator('[data-bar] button[aria-pressed=false]').first();
  await tabTo(like);
  const answered = page.waitForResponse((answer) => answer.url().includes('/like') && answer.request().method() !== 'GET');
  await page.keyboard.press('Space');
  await answered;
  const liked = page.locator('[data-bar] button[aria-pressed=true]').first();
  await expect(liked).toBeFocused();
  await page.keyboard.press('Space');
  await expect(like).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(new RegExp(`${opened}$`));
  await expect(page).toHaveURL(/\/members\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/photo=yes/);
  await expect(list.getByRole('article').first()).toBeVisible();
});
