import type { LiveReleases, Release, ReleaseFacts } from '@rendezvous/site';
import { buildFacts } from '@rendezvous/site/testing';
import { fitFaults, publishFaults } from './publish-checks.rules.js';

const KB = 1024;
const SHARED = { name: 'react', version: '19.3.1', range: '^19.3.1', own: true };

const live = (remotes: Record<string, ReleaseFacts>, shell: Partial<ReleaseFacts> = {}): LiveReleases => {
  const all = { shell: buildFacts('shell', 's', { shared: [SHARED], contracts: { oldest: 2, newest: 3 }, ...shell }), ...remotes };
  const channels = Object.entries(all).map(([remote, facts]) => {
    const stable = { ...facts, remote, descriptor: facts.descriptor ?? null } as unknown as Release;
    return [remote, { stable, stableBy: 'ada', stableSince: new Date(0), before: null, canary: null, pinned: null }];
  });
  return { revision: '1', remotes: Object.fromEntries(channels) as LiveReleases['remotes'] };
};
const chat = (more: Partial<ReleaseFacts> = {}) => buildFacts('mfe-chat', '2', { contracts: { oldest: 2, newest: 2 }, ...more });
const withRoutes = (facts: ReleaseFacts, ...paths: string[]): ReleaseFacts => ({
  ...facts,
  descriptor: { ...facts.descriptor!, routes: paths.map((path) => ({ ...facts.descriptor!.routes[0]!, path })) },
});
const faults = (facts: ReleaseFacts, shell: Partial<ReleaseFacts> = {}) =>
  publishFaults(facts, live({ 'mfe-search': buildFacts('mfe-search', '1') }, shell));

test('a build that fits has nothing against it', () => {
  expect(faults(chat({ shared: [{ ...SHARED, own: false }] }))).toEqual([]);
});

test('nothing is published before there is a shell', () => {
  expect(publishFaults(chat(), { revision: '1', remotes: {} })).toEqual([expect.stringMatching(/No shell is live yet.*npm start/)]);
});

test('a contract that the live shell does not offer is refused, with which side to move', () => {
  expect(faults(chat({ contracts: { oldest: 4, newest: 4 } }))).toEqual([
    expect.stringMatching(/Contract 4 is not offered by the live shell \(2 to 3\).*Release the shell first/),
  ]);
  expect(faults(chat({ contracts: { oldest: 1, newest: 1 } }))).toEqual([expect.stringMatching(/Move the remote to a newer contract/)]);
});

test('a remote that does with several contracts needs one of them', () => {
  expect(faults(chat({ contracts: { oldest: 3, newest: 4 } }))).toEqual([]);
  expect(faults(chat({ contracts: { oldest: 1, newest: 2 } }))).toEqual([]);
  expect(faults(chat({ contracts: { oldest: 4, newest: 5 } }))).toEqual([expect.stringMatching(/Contract 4 to 5 .*"oldestContract"/)]);
});

test('a shared module must be provided by the shell in a version that fits, unless the build brings its own', () => {
  const wanted = { name: 'dayjs', version: '1.0.0', range: '^1.0.0', own: false };
  expect(faults(chat({ shared: [wanted] }))).toEqual([expect.stringMatching(/dayjs is not provided/)]);
  expect(faults(chat({ shared: [{ ...wanted, own: true }] }))).toEqual([]);
  expect(faults(chat({ shared: [{ ...SHARED, range: '^20.0.0', own: false }] }))).toEqual([
    expect.stringMatching(/needs \^20\.0\.0; .* 19\.3\.1/),
  ]);
});

test('a route of another remote or of the shell is refused; its own may change', () => {
  expect(faults(withRoutes(chat(), '/chat', '/search', '/login'))).toEqual([
    expect.stringMatching(/Route \/search overlaps \/search of mfe-search 1\..*agree with team-search who has it/),
    expect.stringMatching(/Route \/login overlaps \/login of shell\..*agree with its team who has it/),
  ]);
  expect(faults(withRoutes(chat(), '/chat/:id'))).toEqual([]);
  expect(publishFaults(filling(chat()), live({ 'mfe-chat': filling(buildFacts('mfe-chat', '1')) }))).toEqual([]);
});

const named = (name: string) => ({
  classNames: { browser: { 'src/a.module.css': { row: 'row_1' } }, server: { 'src/a.module.css': { row: name } } },
});

test('a build that calls classes otherwise for servers than for browsers is refused with their names', () => {
  expect(faults(chat(named('row_1')))).toEqual([]);
  expect(faults(chat(named('row_2')))).toEqual([
    expect.stringMatching(/row of src\/a\.module\.css is row_2 for servers and row_1 for browsers/),
  ]);
});

const taking = (more: object) => faults(chat({ descriptor: { ...chat().descriptor!, ...more } }));

test('the area and the container of another remote are refused: a page knows it by them', () => {
  const { area, container } = buildFacts('mfe-search', '1').descriptor!;
  expect(taking({ area })).toEqual([`The area ${area} is that of mfe-search. Give this remote its own in descriptor.json.`]);
  expect(taking({ container })).toEqual([`The container ${container} is that of mfe-search. Give this remote its own in descriptor.json.`]);
});

test('a chunk that is called like what every object has is none', () => {
  const descriptor = { ...chat().descriptor!, routes: [{ ...chat().descriptor!.routes[0]!, chunk: 'constructor' }] };
  expect(faults(chat({ descriptor }))).toEqual([expect.stringMatching(/names the chunk constructor, which is not in the build/)]);
});

/** A build whose page stands in the bar once for each of these readers. */
const barOf = (name: string, ...readers: string[]) => {
  const facts = buildFacts(name, '1');
  const bar = readers.map((reader) => ({
    path: facts.descriptor!.routes[0]!.path,
    icon: 'star',
    position: 1,
    for: reader as 'free',
    label: { en: 'Here', fr: 'Ici' },
  }));
  return { ...facts, contracts: { oldest: 2, newest: 2 }, descriptor: { ...facts.descriptor!, navigation: { bar } } };
};

describe('a link of the navigation', () => {
  const label = { en: 'Weekly summary', fr: 'Bilan hebdomadaire' };
  const short = { en: 'Weekly', fr: 'Bilan' };
  const linked = (link: object, place = 'bar', more: object = {}) => {
    const facts = withRoutes(chat(), '/weekly', '/rooms/:id?');
    const entry = { path: '/weekly', icon: 'star', position: 5, label, short, ...link };
    return faults({ ...facts, descriptor: { ...facts.descriptor!, navigation: { [place]: [entry] }, ...more } });
  };

  test('to a page of the remote goes live, at whatever position', () => {
    expect([...linked({}), ...linked({ path: '/rooms' }), ...linked({ icon: undefined, short: undefined }, 'footer')]).toEqual([]);
  });

  test('to another page, or to a pattern, is refused', () => {
    for (const path of ['/search', '/rooms/:id', '/weekly?sort=new'])
      expect(linked({ path })).toEqual([
        expect.stringMatching(/leads to no page of this remote\. Name an address of its routes in descriptor/),
      ]);
  });

  test('names a badge that the build tells of', () => {
    const badge = { call: '/api/weekly', field: 'count', label: {}, shown: [] };
    const badged = (badges: object) => linked({ badge: 'new' }, 'bar', { title: label, badges });
    expect(badged({ new: badge })).toEqual([]);
    expect(linked({ badge: 'constructor' }, 'bar', { title: label, badges: {} })).toEqual([
      expect.stringMatching(/the badge "constructor"/),
    ]);
    expect(badged({ other: badge })).toEqual([expect.stringMatching(/names the badge "new"\. Tell of it in "badges"/)]);
    expect(linked({ badge: 'unread' })).toEqual([]);
  });

  test('has a label in every language that fits its place', () => {
    expect(linked({ label: { en: 'Weekly summary' } })).toEqual([
      expect.stringMatching(/\/weekly in the navigation \(bar\) has no label in fr/),
    ]);
    expect(linked({ label: {}, short: undefined })).toEqual([expect.stringMatching(/has no label in en, fr\. Build again/)]);
    expect(linked({ short: { en: '', fr: 'Bilan' } })).toEqual([expect.stringMatching(/has no label in en\. Build again/)]);
    expect(linked({ short: { fr: 'Bilan' } })).toEqual([expect.stringMatching(/has no label in en\. Build again/)]);
    expect(linked({ short: { en: 'Weekly' } }, 'account')).toEqual([expect.stringMatching(/has no label in fr\. Build again/)]);
    const long = { en: 'The summary of the week', fr: 'Le résumé de la semaine' };
    expect(linked({ label: long })).toEqual([expect.stringMatching(/"The summary of the week" \(en\), "Le résumé de la semaine" \(fr\)/)]);
    expect(linked({ label: { en: 'x', fr: 'Le résumé de toute la semaine' } })).toEqual([
      expect.stringMatching(/too long: "Le résumé de toute la semaine" \(fr\)\. At most 18/),
    ]);
    expect(linked({ label: short, short: undefined })).toEqual([]);
    expect(linked({ label, short: undefined })).toEqual([
      expect.stringMatching(
        /does not fit the bar of a phone: "Weekly summary" \(en\), "Bilan hebdomadaire" \(fr\)\. Give it a "short" of at most 10/,
      ),
    ]);
    expect(linked({ short: undefined }, 'account')).toEqual([]);
  });

  test('finds room in the bar, where no reader gets more than five from all remotes together', () => {
    const others = { 'mfe-search': barOf('mfe-search', 'members', 'members'), 'mfe-billing': barOf('mfe-billing', 'free', 'premium') };
    expect(publishFaults(barOf('mfe-chat', 'members', 'everyone'), live(others))).toEqual([]);
    expect(publishFaults(barOf('mfe-chat', 'members', 'members', 'free'), live(others))).toEqual([
      expect.stringMatching(/the bar has 6 links for one reader, and room for 5\. Put yours into "account"/),
    ]);
  });

  test('is counted with what every other live version puts there, and only when the build adds to the bar', () => {
    const three = ['members', 'members', 'everyone'];
    const others = live({ 'mfe-search': barOf('mfe-search', ...three), 'mfe-billing': buildFacts('mfe-billing', '1') });
    const crowd = [expect.stringMatching(/the bar has 6 links for one reader/)];
    expect(publishFaults(barOf('mfe-chat', ...three), others)).toEqual(crowd);
    expect(publishFaults(barOf('mfe-chat', 'members', 'members'), others)).toEqual([]);
    const full = live({ 'mfe-search': barOf('mfe-search', ...three, ...three) });
    expect(publishFaults(barOf('mfe-chat'), full)).toEqual([]);
    const canary = { release: { ...full.remotes['mfe-search']!.stable, version: '2' }, percent: 1 };
    const trying = { ...others.remotes, 'mfe-search': { ...others.remotes['mfe-search']!, canary } };
    expect(publishFaults(barOf('mfe-chat', 'members', 'members'), { ...others, remotes: trying })).toEqual([
      expect.stringMatching(/the bar has 8 links for one reader/),
    ]);
  });

  test('stands in a place that there is, and says nothing that nobody reads', () => {
    expect(linked({}, 'sidebar')).toEqual([expect.stringMatching(/has sidebar, which nothing reads/)]);
    expect(linked({ shrot: short })).toEqual([expect.stringMatching(/has bar\.0\.shrot, which nothing reads/)]);
  });

  test('is built: ids of messages are no texts, and a reader that nobody knows is none', () => {
    expect(linked({ label: 'chat.nav.weekly' })).toEqual([expect.stringMatching(/not one: bar\.0\.label/)]);
    expect(linked({ for: 'operators' })).toEqual([expect.stringMatching(/not one: bar\.0\.for/)]);
  });
});

test('exactly the module that the shell asks for is exposed', () => {
  expect(faults(chat({ exposes: ['./remote', './extra'] }))).toEqual([expect.stringMatching(/exposes \.\/remote, \.\/extra/)]);
  expect(faults(chat({ exposes: [] }))).toEqual([expect.stringMatching(/exposes nothing/)]);
  expect(faults(chat({ exposes: ['./extra'] }))).toEqual([
    expect.stringMatching(/exposes \.\/extra; the shell asks for exactly \.\/remote/),
  ]);
});

const heavy = (kb: number) => ({ bytes: 200 * KB, brotli: kb * KB, integrity: 'sha384-x' });
const withHome = (kb: number, budgets?: Record<string, number>) =>
  chat({ files: { ...chat().files, 'home.js': heavy(kb) }, descriptor: { ...chat().descriptor!, ...(budgets ? { budgets } : {}) } });

test('a route over what the site allows, or whose chunk is not there, is refused', () => {
  expect(faults(withHome(44, { home: 50 }))).toEqual([expect.stringMatching(/\/chat is too heavy: 44\.\d KB/)]);
  expect(faults(withRoutes(withHome(171, { home: 172 }), '/chats'))).toEqual([
    expect.stringMatching(/\/chats is too heavy: 171\.\d KB of scripts with the shell/),
  ]);
  expect(faults(chat({ chunks: {} }))).toEqual([expect.stringMatching(/names the chunk home, which is not in the build/)]);
});

test('a screen over its own budget is refused, and one without', () => {
  expect(faults(withHome(20, { home: 21 }))).toEqual([]);
  expect(faults(withHome(20, { home: 20 }))).toEqual([expect.stringMatching(/home takes 20\.3 KB .* is 20\.0 KB.*raise the budget/)]);
  const twice = withHome(20, { home: 20 });
  expect(faults(withRoutes(twice, '/chat', '/chat/old'))).toEqual([expect.stringMatching(/home takes 20\.3 KB/)]);
  expect(faults(withHome(20, {}))).toEqual([expect.stringMatching(/home has no budget. It takes 20\.3 KB/)]);
});

const filling = (facts: ReleaseFacts): ReleaseFacts => ({
  ...facts,
  chunks: { ...facts.chunks, match: ['home.js'] },
  descriptor: { ...facts.descriptor!, slots: ['match'], budgets: { home: 40, match: 1 } },
});

test('a slot has one remote that fills it, and a budget', () => {
  expect(faults(filling(chat()))).toEqual([]);
  expect(publishFaults(filling(chat()), live({ 'mfe-search': filling(buildFacts('mfe-search', '1')) }))).toEqual([
    expect.stringMatching(/Slot match is filled by mfe-search 1.*team-search/),
  ]);
  const heavier = { ...filling(chat()), files: { ...chat().files, 'home.js': heavy(2) } };
  expect(faults(heavier)).toEqual([expect.stringMatching(/match takes 2\.3 KB .* is 1\.0 KB/)]);
});

test('only permissive licences go to browsers', () => {
  expect(faults(chat({ packages: [{ name: 'x', version: '1.0.0', licence: 'MIT' }] }))).toEqual([]);
  expect(faults(chat({ packages: [{ name: 'x', version: '1.0.0', licence: 'GPL-3.0-only' }] }))).toEqual([
    expect.stringMatching(/x 1\.0\.0 is licensed GPL-3\.0-only/),
  ]);
});

test('a text that one language lacks is refused, and what is not known of a build from before is not', () => {
  expect(faults(chat({ untranslated: ['"chat.x" is missing in fr'] }))).toEqual([
    expect.stringMatching(/not there in every language: "chat\.x" is missing in fr\. Write it in its screen's messages/),
  ]);
  expect(faults(chat({ untranslated: [] }))).toEqual([]);
  expect(chat().untranslated).toBeUndefined();
});

const silent = (name: string) => ({ ...buildFacts(name, '1'), descriptor: undefined, contracts: { oldest: 2, newest: 2 } });

test('a build that tells nothing of itself is in nobody’s way, and nobody in its', () => {
  expect(publishFaults(silent('mfe-chat') as unknown as ReleaseFacts, live({}))).toEqual([]);
  const others = live({ 'mfe-search': silent('mfe-search') as unknown as ReleaseFacts });
  expect(publishFaults(filling(barOf('mfe-chat', 'members')), others)).toEqual([]);
});

test('whether a build would run at all is asked of contract, modules and names alone', () => {
  const wanted = { name: 'dayjs', version: '1.0.0', range: '^1.0.0', own: false };
  const facade = { name: '@rendezvous/client/facade', version: '0.1.0', range: '^0.1.0', own: false };
  const shell = live({}, { shared: [SHARED, { ...facade, own: true, given: ['Link'] }] });
  expect(fitFaults(chat({ exposes: [] }), shell)).toEqual([]);
  expect(fitFaults(chat({ contracts: { oldest: 4, newest: 4 }, shared: [wanted, { ...facade, taken: ['useToday'] }] }), shell)).toEqual([
    expect.stringMatching(/^Contract 4/),
    expect.stringMatching(/^Shared module dayjs/),
    expect.stringMatching(/^useToday is not in/),
  ]);
  expect(fitFaults(chat(), { revision: '1', remotes: {} })).toEqual([expect.stringMatching(/^No shell is live yet/)]);
});
