import type { Page } from '@playwright/test';
import { untilAlive } from './drawn/drawn-pages.js';
import { join, signIn } from './product/members.js';
import { controlsIn, read, readText } from './product/read-aloud.js';
import { openFilters } from './product/search-filters.js';
import { expect, test } from './product/test.js';

// What somebody hears who does not see the pages by which people are found: what is there, whom it is about, and what came of it.

/** Every control has a name, and no two of a kind have the same. */
const expectNamed = async (page: Page): Promise<void> => {
  const controls = controlsIn(await page.locator('main').ariaSnapshot());
  expect(controls.filter((control) => !control.includes('"'))).toEqual([]);
  expect(controls.filter((control, at) => controls.indexOf(control) !== at)).toEqual([]);
};

/** What the live region of the game holds, in the order in which it is told. */
const told = (...sentences: string[]): string => readText('status', sentences.join(' '));

test('results, filters, the game and the questions read well', async ({ page, says, baseURL }) => {
  const me = await join(baseURL!, { gender: 'male' });
  await signIn(page.context(), me.api);
  const main = page.locator('main');
  const search = 'max_age=99&min_age=18';
  const { members } = (await (await me.api.get(`/api/members?${search}`)).json()) as { members: { name: string; age: number }[] };
  // on the first screen, and the only one of this name
  const first = members.slice(0, 6).find(({ name }) => members.filter((other) => other.name === name).length === 1);
  const called = says('search.card.name', { name: first!.name, age: first!.age });
  const like = says('search.card.like', { name: first!.name });
  const age = says('search.filters.value', {
    label: says('search.filters.age'),
    value: says('search.filters.age.range', { from: 18, to: 99 }),
  });

  /** What a field for an age is called. */
  const typed = (label: string, value: string) =>
    says('search.filters.value', { label: says(`search.filters.age.${label}`), value: says(`search.filters.age.${value}`) });

  await test.step('the results are a list of people, each with what can be done about them, after the filters that are set', async () => {
    await page.goto(`/members?${search}`);
    await expect(main).toMatchAriaSnapshot(
      read('region', says('search.members.heading.country', { who: 'female', country: 'FR' }), [
        read('heading', says('search.members.heading.country', { who: 'female', country: 'FR' }), [], 'level=1'),
        readText('paragraph', /\d/),
        read('list', says('search.filters.active'), [
          read('listitem', undefined, [read('link', says('search.filters.remove', { filter: age }))]),
        ]),
        read('button', says('search.filters.reset')),
        read('list', says('search.members.list'), [
          read('listitem', undefined, [
            read('article', undefined, [read('paragraph', undefined, [read('link', called)]), read('button', like)]),
          ]),
        ]),
      ]),
    );
    await expect(main.getByRole('list', { name: says('search.filters.active') }).getByRole('listitem')).toHaveCount(1);
  });

  await test.step('a like is a state of its button; that it was taken back is told once', async () => {
    const heart = main.getByRole('button', { name: like, exact: true });
    // a second press while the first is under way is none
    const stored = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.url().includes('like'));
    await heart.click();
    await stored;
    await expect(main).toMatchAriaSnapshot(read('button', like, [], 'pressed'));
    const undone = says('search.like.undone', { name: first!.name });
    await expect(main.getByRole('status').filter({ hasText: first!.name })).toHaveCount(0);
    await heart.click();
    await expect(main).toMatchAriaSnapshot(
      read('region', says('search.toasts.label'), [
        read('status', undefined, [
          readText('text', undone),
          read('button', says('search.like.undo')),
          read('button', says('search.toasts.dismiss')),
        ]),
      ]),
    );
    await expect(page.getByText(undone, { exact: true })).toHaveCount(1);
  });

  await test.step('each filter says what it is, in a group that says what for', async () => {
    const filters = await openFilters(page, says);
    const words = (id: string) => says(`search.filters.${id}`);
    await expect(filters).toMatchAriaSnapshot(
      read('form', words('title'), [
        read('group', words('fields.who'), [
          read('group', words('age'), [read('slider', words('age.min')), read('slider', words('age.max'))]),
          read('textbox', typed('from', 'min')),
          read('textbox', typed('to', 'max')),
        ]),
        read('group', words('fields.where'), [read('combobox', words('country')), read('combobox', says('region-label.region'))]),
        read(
          'group',
          words('fields.more'),
          ['online', 'photo', 'fictional', 'passed', 'seen'].map((id) => read('checkbox', words(id))),
        ),
        read('button', words('reset')),
      ]),
    );
    await page.keyboard.press('Escape');
  });

  await test.step('the last filter that is let go leaves its reader at the results', async () => {
    await page.getByRole('link', { name: says('search.filters.remove', { filter: age }), exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(main.getByRole('list', { name: says('search.filters.active') })).toHaveCount(0);
  });

  await test.step('the game says whom each button is about, and what each of them did, once', async () => {
    await page.goto('/swipe-game');
    const cards = page.locator('article[data-depth="0"] h2');
    const words = (id: string, values = {}) => says(`search.game.${id}`, values);
    await expect(cards).toBeVisible();
    const [one, years] = (await cards.textContent())!.split(', ');
    const [name, of] = [{ name: one! }, { left: 4, of: 4 }];
    const now = words('now', { ...name, age: Number(years), left: 4 });
    await expect(main).toMatchAriaSnapshot(
      [
        read('heading', words('title'), [], 'level=1'),
        read('group', words('title'), [
          readText('paragraph', words('left', of)),
          read('article', undefined, [read('heading', says('search.card.name', { name: one!, age: Number(years) }), [], 'level=2')]),
          read('button', words('pass.label', name)),
          read('button', words('like.label', name)),
          read('button', words('undo'), [], 'disabled'),
          read('link', words('profile.label', name)),
          told(now),
        ]),
      ].join('\n'),
    );
    await expectNamed(page);
    await page.getByRole('button', { name: words('pass.label', name), exact: true }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: words('passed', name) })).toBeAttached();
    const undo = page.getByRole('button', { name: words('undo.label', name), exact: true });
    await undo.press('Enter');
    await expect(main).toMatchAriaSnapshot(told(words('undone', name), now));
    await expect(page.getByRole('button', { name: words('undo'), exact: true })).toBeFocused();
  });

  await test.step('each question is a heading below that of the page, and says how many fit', async () => {
    await page.goto('/match-finder');
    // before scripts hold it each answer is another page, which begins at its top
    await untilAlive(page);
    const words = (id: string, values = {}) => says(`search.finder.${id}`, values);
    const fields = {
      where: [read('combobox', says('search.filters.country')), read('combobox', says('region-label.region'))],
      age: [
        read('group', says('search.filters.age'), [
          read('slider', says('search.filters.age.min')),
          read('slider', says('search.filters.age.max')),
        ]),
        read('textbox', typed('from', 'min')),
        read('textbox', typed('to', 'max')),
      ],
      interests: [read('group', words('interests'), [read('checkbox', undefined)])],
    };
    for (const [at, [question, answers]] of Object.entries(fields).entries()) {
      const isLast = question === 'interests';
      await expect(main).toMatchAriaSnapshot(
        [
          read('heading', words('title'), [], 'level=1'),
          readText('text', words('step', { step: at + 1, steps: 3 })),
          read('heading', words(`question.${question}`), [], 'level=2'),
          ...answers,
          readText('paragraph', /\d/),
          ...(at > 0 ? [read('link', words('back'))] : []),
          read('button', words(isLast ? 'show' : 'next')),
        ].join('\n'),
      );
      await expectNamed(page);
      if (at > 0) await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
      if (!isLast) await page.getByRole('button', { name: words('next'), exact: true }).press('Enter');
    }
  });
});
