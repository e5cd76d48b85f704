import { join, logIn, signIn } from './product/members.js';
import { chooseFilter, openFilters } from './product/search-filters.js';
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
  } else {
    await expect(page.getByRole('navigation', { name: says('search.members.pages') })).toBeVisible();
    await expect(page.getByRole('link', { name: says('search.members.more') })).toBeHidden();
  }

  await chooseFilter(page, says, async (filters) => {
    await filters.getByText(says('search.filters.fields.looks'), { exact: true }).click();
    const blue = filters.getByRole('checkbox', { name: says('search.value.eye_color.blue'), exact: true });
    await blue.click({ force: true });
    await expect(blue).toBeChecked();
  });
  await expect(page).toHaveURL(/eye_color=blue/);
  await expect(page).toHaveURL(/order=near/);
  if (!phone) await expect(page.locator('[data-stays]')).not.toHaveText(found);
  await expect(total).toHaveText(/\S/);
  await expectAccessible(page);

  const saved = (await openFilters(page, says)).getByRole('region', { name: says('search.saved.title') });
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
  const found = page.waitForResponse((answer) => /\/api\/members\?.*photo=yes/.test(answer.url()));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/photo=yes/);
  // until then those of before stand there
  const { members } = (await (await found).json()) as { members: { id: number }[] };
  const opened = `/members/${members[0]?.id}`;
  const first = list.getByRole('article').first().getByRole('link');
  await expect(first).toHaveAttribute('href', opened);
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

test('of today’s five one is liked, one passed and hidden; who was liked is walked through', async ({ page, says, baseURL }) => {
  const me = await join(baseURL!, { gender: 'male' });
  await signIn(page.context(), me.api);
  interface Person {
    readonly id: number;
    readonly name: string;
    readonly age: number;
  }
  const membersAt = async (path: string) => ((await (await me.api.get(path)).json()) as { members: Person[] }).members;
  const [liked, passed, ...others] = await membersAt('/api/todays-five');
  const region = page.getByRole('region', { name: says('search.five.title'), exact: true });
  const like = region.getByRole('button', { name: says('search.card.like', { name: liked!.name }), exact: true });
  const pass = region.getByRole('button', { name: says('search.five.pass', { name: passed!.name }), exact: true });
  const undo = page.getByRole('button', { name: says('search.like.undo'), exact: true });
  const addresses = (members: readonly Person[], under = '/members') => members.map(({ id }) => `${under}/${id}`);
  const shown = () => region.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const all = ['/swipe-game', ...addresses([liked!, passed!, ...others])];
  const left = all.filter((address) => address !== `/members/${passed!.id}`);

  await test.step('a pass is taken back at once, and given again', async () => {
    await page.goto('/members');
    await expect.poll(shown).toEqual(all);
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await pass.click();
    await expect(page.getByText(says('search.five.passed', { name: passed!.name }), { exact: true })).toBeVisible();
    await undo.click();
    await expect.poll(shown).toEqual(all);
    await pass.click();
    await expect(undo).toBeVisible();
  });

  await test.step('they stay answered, and no other comes in their place on this day', async () => {
    await page.reload();
    await expect.poll(shown).toEqual(left);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(pass).toHaveCount(0);
  });

  await test.step('who was passed is hidden when the member wants that, and only then', async () => {
    const total = page.locator('header > p[aria-live=polite]');
    const them = page.getByRole('list', { name: says('search.members.list') }).locator(`a[href="/members/${passed!.id}"]`);
    await page.goto(`/members?max_age=${passed!.age}&min_age=${passed!.age}`);
    await expect(them).toBeAttached();
    const found = (await total.textContent())!;
    await chooseFilter(page, says, (filters) =>
      filters.getByRole('checkbox', { name: says('search.filters.passed'), exact: true }).click(),
    );
    await expect(page).toHaveURL(/passed=no/);
    await expect(total).not.toHaveText(found);
    await expect(total).toHaveText(/\S/);
    await expect(them).toHaveCount(0);
    await page.getByRole('link', { name: says('search.filters.remove', { filter: says('search.filters.passed.no') }) }).click();
    await expect(total).toHaveText(found);
    await expect(them).toBeAttached();
  });

  await test.step('from one whom they like on to the next and back, by links and keys', async () => {
    const sent = [...others.slice(0, 2), liked!];
    for (const { id } of sent.slice(0, 2).toReversed()) expect((await me.api.put(`/api/likes/${id}`)).ok()).toBe(true);
    const paths = addresses(sent, '/likes/m');
    const beside = page.getByRole('navigation', { name: says('search.profile.likes.beside') });
    const link = (to: 'next' | 'previous', { name }: Person) =>
      beside.getByRole('link', { name: says(`search.profile.neighbours.${to}`, { name }), exact: true });
    const isAt = async (index: number) => {
      await expect(page).toHaveURL(new RegExp(`${paths[index]}$`));
      await expect(page.getByRole('heading', { level: 1, name: says('search.card.name', sent[index] as never) })).toBeVisible();
    };
    await page.goto('/likes/sent');
    await page.locator(`main a[href="${paths[1]}"]`).click();
    await isAt(1);
    await link('next', sent[2]!).click();
    await isAt(2);
    await expect(beside.getByRole('link')).toHaveCount(1);
    await link('previous', sent[1]!).click();
    await isAt(1);
    // the walk is the same after a reload
    await page.reload();
    await expect(link('next', sent[2]!)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await isAt(0);
    await expect(link('next', sent[1]!)).toBeVisible();
    await expect(beside.getByRole('link')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(/\/likes\/sent$/);
  });
});

test('a visitor looks around in another country, from the filters and by the sentence of the home page', async ({ page, says }) => {
  const { regions } = (await (await page.request.get('/api/regions.php')).json()) as {
    regions: { country: string; code: string; name: string }[];
  };
  const list = page.getByRole('list', { name: says('search.members.list') });
  const title = (id: string, values: Record<string, string>) =>
    page.getByRole('heading', { level: 1, name: says(`search.members.heading.${id}`, values), exact: true });
  /** Everybody shown is at home in one of these regions: a visitor reads no more of where somebody lives. */
  const expectFrom = async (names: readonly string[]) => {
    const places = await list.locator('article p:nth-of-type(2)').allTextContents();
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter((place) => !names.includes(place))).toEqual([]);
  };
  const elsewhere = ['FR', 'DE'] as const;

  await test.step('by the filters', async () => {
    await page.goto('/members');
    await expect(list.getByRole('article').first()).toBeVisible();
    await chooseFilter(page, says, (filters) =>
      filters.getByRole('combobox', { name: says('search.filters.country') }).selectOption(elsewhere[0]),
    );
    await expect(title('country', { who: 'any', country: elsewhere[0] })).toBeVisible();
    await expect(list.getByRole('article').first()).toBeVisible();
    await expectFrom(regions.filter(({ country }) => country === elsewhere[0]).map(({ name }) => name));
  });

  await test.step('in the narrowest window each card says name and age on one line, and all of the age', async () => {
    const window = page.viewportSize()!;
    await page.setViewportSize({ ...window, width: 320 });
    const cut = await list.getByRole('article').evaluateAll((cards) =>
      cards
        .map((card) => ({ box: card.getBoundingClientRect(), link: card.querySelector('a')! }))
        .filter(({ box, link }) => {
          const age = document.createRange();
          age.selectNodeContents(link.lastChild!);
          const [line, edges] = [Number.parseFloat(getComputedStyle(link).lineHeight), age.getBoundingClientRect()];
          return link.getBoundingClientRect().height > line * 1.5 || edges.right > box.right + 1 || edges.width === 0;
        })
        .map(({ link }) => link.textContent),
    );
    expect(cut).toEqual([]);
    const sizes = await list.getByRole('article').evaluateAll((cards) =>
      cards
        // those below the window are laid out when they come near it
        .filter((card) => card.getBoundingClientRect().top < innerHeight)
        .map((card) => getComputedStyle(card.querySelector('a')!).fontSize),
    );
    expect(sizes.length).toBeGreaterThan(1);
    expect(new Set(sizes).size).toBe(1);
    await page.setViewportSize(window);
  });

  await test.step('by the sentence, once they said where they are', async () => {
    await page.goto('/lang-config');
    await page.getByRole('combobox', { name: says('account.place.country') }).selectOption(elsewhere[1]);
    await page.getByRole('button', { name: says('account.country.keep') }).click();
    await page.goto('/');
    const place = page.getByRole('combobox', { name: says('landers.home.search.place') });
    const there = regions.filter(({ country }) => country === elsewhere[1]);
    await expect.poll(() => place.locator('option').count()).toBe(there.length + 1);
    const members = (query: string) =>
      page.request.get(`/api/members?country=${elsewhere[1]}&me=male&gender=female&min_age=30&max_age=45${query}`);
    const { members: some } = (await (await members('')).json()) as { members: { region: string }[] };
    const region = there.find(({ name }) => name === some[0]!.region)!;
    await place.selectOption(region.code);
    await page.locator('main form button[type=submit]').first().click();
    await expect(title('region', { who: 'female', region: region.name })).toBeVisible();
    await expect(list.getByRole('article').first()).toBeVisible();
    await expectFrom([region.name]);
  });
});
