import { listMoreLikes } from '@rendezvous/contracts/chat/likes';
import { hours, seconds } from '@rendezvous/contracts/kernel';
import type { AnyRoute } from '@rendezvous/contracts/route';
import { searchMembers } from '@rendezvous/contracts/search/members';
import { passMember } from '@rendezvous/contracts/search/passes';
import { readMember } from '@rendezvous/contracts/search/profile';
import { listSavedSearches, saveSearch } from '@rendezvous/contracts/search/saved-searches';
import { changeSearchPreferences } from '@rendezvous/contracts/search/search-preferences';
import { NotifyModule } from '@rendezvous/notify';
import { SearchIndex } from '@rendezvous/search';
import { GivenSearch } from '@rendezvous/search/testing';
import { RouteRegistry } from '@rendezvous/server/http';
import { PersonalData } from '@rendezvous/server/personal-data';
import { readWhole, testApp, type TestApp } from '@rendezvous/server/testing';
import { areaEntities, areaMigrations, areaModules } from './areas.js';
import { CALLS } from './testing/who-sees-whom/calls.js';
import { foundOf } from './testing/who-sees-whom/find-facts.js';
import { FURTHER_SEARCHES, SEARCHES_BY_FIELDS } from './testing/who-sees-whom/further-asks.js';
import { GivenPairs, type Pair } from './testing/who-sees-whom/given-pairs.js';
import { card, cardIf, foundCard, FACTS, type Found, TRUTH, VIEWERS } from './testing/who-sees-whom/truth-table.js';

/*
 * What one line for each call leaves open: the same call asked otherwise, numbers that count members, what a member takes along as a file, and fields
 * that are kept to matches. What is expected comes from the decisions, as in `who-sees-whom.db.spec.ts`.
 */
let app: TestApp;
let given: GivenSearch;
let pairs: GivenPairs;
let routes: ReadonlyMap<string, AnyRoute>;

beforeAll(async () => {
  app = await testApp({
    imports: areaModules.filter((module) => module !== NotifyModule),
    entities: areaEntities,
    migrations: areaMigrations,
  });
  await app.database.change('alter table account.members alter column id restart with 60000001');
  given = new GivenSearch({ database: app.database, clock: app.clock, searchIndex: app.get(SearchIndex) });
  pairs = new GivenPairs(given, app.database);
  routes = new Map(
    app
      .get(RouteRegistry)
      .all()
      .map(({ route }) => [`${route.method} ${route.path}`, route]),
  );
});
afterAll(() => app.close());
beforeEach(() => void app.clock.advance(hours(2)));

const told = (facts: readonly Found[]): string => FACTS.filter((fact) => facts.includes(fact)).join(' ');

/** Pairs of a kind, all in one town; `more` changes B. */
const inOneTown = async (viewer: Pair['viewer'], more = ''): Promise<Pair[]> => {
  const all = await pairs.before(viewer);
  const ids = all.flatMap(({ id, likeB, viewerId }) => [id, likeB, ...(viewerId === null ? [] : [viewerId])]);
  await app.database.change(`update account.members set lat = 47.4, lon = 8.5, hair_color = 'red' where id = any($1)`, [ids]);
  if (more !== '') await app.database.change(`update account.members set ${more} where id = any($1)`, [all.map(({ id }) => id)]);
  await app.get(SearchIndex).refresh(ids);
  return all;
};

/** Whom A is to find beside B: the one like B, and those B of other pairs whom a stranger finds. */
const others = (all: readonly Pair[], { id, viewer }: Pair): number =>
  1 + all.filter((pair) => pair.id !== id && TRUTH[pair.mode][viewer === 'visitor' ? 'visitor' : 'free'].includes('L')).length;

test.each(VIEWERS)(
  'in whichever order and by whatever they search, they find whom the table lists, and totals count nobody else: %s',
  async (viewer) => {
    const faults: string[] = [];
    const all = await inOneTown(viewer);
    for (const pair of all) {
      // nobody searches more often within a minute than they may, and everybody is online still
      app.clock.advance(seconds(15));
      const listed = foundCard(pair.letters);
      for (const [name, ask] of Object.entries({ ...FURTHER_SEARCHES, ...SEARCHES_BY_FIELDS })) {
        const asked = ask(pair);
        const { body, status } = await app.call(searchMembers, asked as never, { as: pair.as });
        const found = foundOf(body, pair).filter((fact) => fact !== 'interests');
        if (status !== 200 || told(found) !== told(listed))
          faults.push(`${name}, ${pair.mode}: ${status} ${told(found)} instead of ${told(listed)}`);
        // the one like B shows no photo
        const total = others(all, pair) + (listed.length > 0 ? 1 : 0) - ('photo' in asked ? 1 : 0);
        if (body.total !== total) faults.push(`${name}, ${pair.mode}: counts ${body.total} instead of ${total}`);
      }
    }
    expect(faults).toEqual([]);
  },
);

test.each(VIEWERS.filter((viewer) => viewer !== 'visitor'))(
  'a saved search counts whom the table lists, and nobody else: %s',
  async (viewer) => {
    const faults: string[] = [];
    const all = await inOneTown(viewer);
    for (const pair of all) {
      await app.call(saveSearch, { name: 'Here', query: `country=${pair.country}&gender=female&min_age=30&order=near` }, { as: pair.as });
      const since = new Date(app.clock.now().getTime() - hours(1));
      await app.database.change('update search.saved_searches set visited_at = $2 where member_id = $1', [pair.viewerId, since]);
      const { body } = await app.call(listSavedSearches, undefined, { as: pair.as });
      const count = others(all, pair) - 1 + (pair.letters.includes('L') ? 1 : 0);
      if (body.saved_searches[0]?.new_members !== count)
        faults.push(`${pair.mode}: counts ${body.saved_searches[0]?.new_members} instead of ${count}`);
      // what was searched last is the same search
      await app.call(changeSearchPreferences, { last_search: `country=${pair.country}&gender=female&min_age=30` }, { as: pair.as });
      const last = await app.call(searchMembers, { remembered: 'yes' }, { as: pair.as });
      const found = told(foundOf(last.body, pair).filter((fact) => fact !== 'interests'));
      if (found !== told(foundCard(pair.letters))) faults.push(`searched last, ${pair.mode}: ${found}`);
    }
    expect(faults).toEqual([]);
  },
);

test('one’s own likes show whom the table opens; a match whom it lets stand in the likes list', async () => {
  const faults: string[] = [];
  const compare = async (pair: Pair, type: 'sent' | 'matches', expected: readonly Found[]) => {
    await given.chat.like(pair.viewerId!, pair.id);
    const { body } = await app.call(listMoreLikes, { type }, { as: pair.as });
    const found = told(foundOf(body, pair));
    if (found !== told(expected)) faults.push(`${type}, ${pair.mode}: ${found} instead of ${told(expected)}`);
  };
  for (const pair of await pairs.before('free')) await compare(pair, 'sent', card(pair.letters));
  for (const pair of await pairs.before('liked by B')) await compare(pair, 'matches', cardIf('K')(pair.letters));
  expect(faults).toEqual([]);
});

test.each(VIEWERS.filter((viewer) => viewer !== 'visitor'))(
  'a file with all of one’s data tells of others no more than their conversations and the list of likes do, and the names of whom one blocked: %s',
  async (viewer) => {
    const faults: string[] = [];
    for (const pair of await pairs.before(viewer)) {
      const file: unknown[] = [];
      for (const part of app.get(PersonalData).parts()) {
        file.push(await readWhole(await part.export(pair.viewerId!)));
        for await (const section of part.sections?.({ memberId: pair.viewerId!, locale: 'en', timeZone: 'UTC' }) ?? []) {
          if (section.kind !== 'talk') file.push(await readWhole(section));
          else for await (const line of section.lines) file.push(section.title, line);
        }
      }
      // by number B stands in what A did and received themselves
      const found = foundOf(file, pair).filter((fact) => fact !== 'id');
      const isNamed = /[Kn]/.test(pair.letters) || (pair.conversationId !== null && /[Pb]/.test(pair.letters));
      const expected: Found[] = isNamed ? ['name'] : [];
      if (told(found) !== told(expected)) faults.push(`${pair.mode}: ${told(found)} instead of ${told(expected)}`);
    }
    expect(faults).toEqual([]);
  },
);

const KEPT: readonly Found[] = ['city', 'about', 'sexuality', 'details', 'interests'];
const KEPT_TO_MATCHES = `match_fields = '{city,about,sexuality,interests,hair_color,height,work}'`;
const without = (facts: readonly Found[]): Found[] => facts.filter((fact) => !KEPT.includes(fact));

test.each(VIEWERS.filter((viewer) => viewer !== 'match'))(
  'what B keeps to matches stands in no answer, and nobody finds or places B by it: %s',
  async (viewer) => {
    const faults: string[] = [];
    const all = await inOneTown(viewer, KEPT_TO_MATCHES);
    for (const pair of all) {
      for (const [name, ask] of Object.entries(SEARCHES_BY_FIELDS)) {
        const { body } = await app.call(searchMembers, ask(pair) as never, { as: pair.as });
        // a visitor searches by none of these, so they count as not there
        const expected = viewer === 'visitor' ? cardIf('L')(pair.letters) : [];
        if (told(without(foundOf(body, pair))) !== told(without(expected)))
          faults.push(`${name}, ${pair.mode}: ${told(foundOf(body, pair))}`);
      }
      const near = (await app.call(searchMembers, { country: pair.country, gender: 'female', order: 'near' }, { as: pair.as })).body;
      const b = near.members.find(({ id }) => id === pair.id);
      if (b?.reason?.kind === 'distance') faults.push(`nearest first, ${pair.mode}: ${JSON.stringify(b.reason)}`);
      const { body: profile } = await app.call(readMember, { memberId: pair.id }, { as: pair.as });
      const reason = 'reason' in profile ? profile.reason : undefined;
      // an operator opens all, also what is kept to matches
      if (reason?.kind === 'distance' && viewer !== 'operator') faults.push(`why this person, ${pair.mode}: ${JSON.stringify(reason)}`);
      for (const [call, line] of Object.entries(CALLS)) {
        if (line === 'nobody' || !call.startsWith('GET ')) continue;
        const args = line.ask === undefined ? {} : line.ask(pair);
        if (args === null) continue;
        const { body } = await app.call(routes.get(call)!, args as never, { as: pair.as });
        const found = foundOf(body, pair).filter((fact) => KEPT.includes(fact));
        // an operator opens all, one by one: in a list they read what others do
        const opened = viewer === 'operator' && call.includes('/:memberId') && !call.endsWith('/similar');
        if (found.length > 0 && !opened) faults.push(`${call}, ${pair.mode}: ${told(found)}`);
      }
    }
    expect(faults).toEqual([]);
  },
);

test('a match reads what is kept to matches wherever the table shows B to them, and what B agreed to nobody reads without it', async () => {
  const faults: string[] = [];
  for (const [more, shown] of [
    [KEPT_TO_MATCHES, KEPT],
    [`agreed_fields = '{}', ${KEPT_TO_MATCHES}`, ['city', 'about', 'details']],
  ] as const) {
    const kept = (facts: readonly Found[]): string => told(facts.filter((fact) => (shown as readonly Found[]).includes(fact)));
    for (const pair of await inOneTown('match', more)) {
      for (const [call, line] of Object.entries(CALLS)) {
        if (line === 'nobody' || !call.startsWith('GET ')) continue;
        const args = line.ask === undefined ? {} : line.ask(pair);
        if (args === null) continue;
        const { body } = await app.call(routes.get(call)!, args as never, { as: pair.as });
        const found = told(foundOf(body, pair).filter((fact) => KEPT.includes(fact)));
        if (found !== kept(line.carries(pair))) faults.push(`${call}, ${pair.mode}: ${found} instead of ${kept(line.carries(pair))}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

const HIDING = ['free', 'operator', 'match'] as const satisfies readonly Pair['viewer'][];

test.each(HIDING)(
  'whom they passed or saw, or who is fictional, is left out where they ask for it, and nowhere else: %s',
  async (viewer) => {
    const faults: string[] = [];
    const all = await inOneTown(viewer);
    for (const pair of all) {
      const isFound = async (asked: object): Promise<boolean> => {
        const where = { country: pair.country, gender: 'female', ...asked } as const;
        return foundOf((await app.call(searchMembers, where, { as: pair.as })).body, pair).includes('id');
      };
      const compare = async (name: string, choice: object, other: object) => {
        if (await isFound(choice)) faults.push(`${name}, ${pair.mode}: found`);
        if ((await isFound(other)) !== pair.letters.includes('L')) faults.push(`${name}, ${pair.mode}: not as the table says without it`);
      };
      await app.call(passMember, { memberId: pair.id }, { as: pair.as });
      await compare('passed', { passed: 'no' }, { passed: 'yes' });
      await app.call(readMember, { memberId: pair.id }, { as: pair.as });
      await app.database.change(`update search.seen_members set seen_at = seen_at - interval '2 hours' where member_id = $1`, [
        pair.viewerId,
      ]);
      await compare('seen', { passed: 'yes', seen: 'no' }, { passed: 'yes', seen: 'yes' });
      await app.database.change('update account.members set fictional = true where id = $1', [pair.id]);
      await app.get(SearchIndex).refresh([pair.id]);
      await compare('fictional', { passed: 'yes', seen: 'yes', fictional: 'no' }, { passed: 'yes', seen: 'yes' });
    }
    expect(faults).toEqual([]);
  },
);
