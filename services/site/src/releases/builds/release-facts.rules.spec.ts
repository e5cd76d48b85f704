import { buildFacts } from '../../testing/build-facts.js';
import { checksumOf, refuseDevelopment, releaseOf } from './release-facts.rules.js';
import type { ReleaseFacts } from './release.js';

const NOW = new Date('2026-03-02T12:00:00Z');
const facts = (more: Partial<ReleaseFacts> = {}) => buildFacts('mfe-chat', '7', more);
const recorded = (more: Partial<ReleaseFacts> = {}) => releaseOf({ facts: facts(more), folder: 'mfe-chat/7' }, NOW);
const descriptor = facts().descriptor!;

const withRoute = (more: object) => ({ ...descriptor, routes: [{ ...descriptor.routes[0]!, ...more }] });

describe('a checksum', () => {
  const [one, other] = [
    { bytes: 1, integrity: 'sha384-one' },
    { bytes: 2, integrity: 'sha384-other' },
  ];

  test('is that of the files, in whatever order they are listed', () => {
    expect(checksumOf({ 'b.js': other, 'a.js': one })).toBe(checksumOf({ 'a.js': one, 'b.js': other }));
    expect(checksumOf({ 'a.js': one, 'b.js': other })).not.toBe(checksumOf({ 'a.js': other, 'b.js': one }));
    expect(checksumOf({ 'a.js': one, 'b.js': other })).not.toBe(checksumOf({ 'a.js': one, 'c.js': other }));
  });

  test('of files that were recorded stays what it was: by it a withdrawn build is known again', () => {
    expect(checksumOf({ 'b.js': other, 'a.js': one })).toBe('c33b9d9a14858785748ee256f576a0e352669b2b6813996be2e065d5a8ea1f7b');
  });
});

test('a development build is refused, with how to make one that visitors can have', () => {
  expect(() => refuseDevelopment(facts({ development: true }))).toThrow(
    'mfe-chat 7 is a development build, which fits a development shell only. Build it: npx nx build mfe-chat',
  );
  expect(() => refuseDevelopment(facts())).not.toThrow();
});

describe('a release', () => {
  test('is made of what the build tells of itself, where its files are and when it came', () => {
    const { files, chunks, contracts, shared, entry } = facts();
    expect(releaseOf({ facts: facts(), folder: 'mfe-chat/7', commit: 'c0ffee' }, NOW)).toEqual({
      remote: 'mfe-chat',
      version: '7',
      folder: 'mfe-chat/7',
      entry,
      integrity: files[entry]!.integrity,
      files,
      chunks,
      contracts,
      shared,
      checksum: checksumOf(files),
      descriptor,
      commit: 'c0ffee',
      builtAt: new Date('2026-03-02T11:00:00Z'),
      createdAt: NOW,
      withdrawnAt: null,
      pages: null,
      removedAt: null,
    });
    expect(recorded().commit).toBeNull();
  });

  test('of the shell has no descriptor', () => {
    expect(releaseOf({ facts: buildFacts('shell', '7', { descriptor }), folder: 'shell/7' }, NOW).descriptor).toBeNull();
  });

  test('needs its entry among the files of the build', () => {
    expect(() => recorded({ entry: 'missing.js' })).toThrow('mfe-chat 7: the entry "missing.js" is not among the files of the build.');
  });

  test('needs a descriptor that is one, and its own', () => {
    expect(() => recorded({ descriptor: { ...descriptor, routes: [{ path: 'x' }] as never } })).toThrow(
      /^mfe-chat 7: its descriptor\.json is not one: routes\.0\.path \S/,
    );
    // each of these would be the address of another page, or take seconds to look for
    for (const path of ['/login/', '/Login', '/login?', '/login/*', '/a//b', '/:a?/b', '/:a?/:b?/:c?', '', '/../a'])
      expect(() => recorded({ descriptor: withRoute({ path }) })).toThrow(/routes\.0\.path/);
    for (const path of ['/', '/a', '/a-b/c.d/:id', '/a/:id/:name?', '/:a'])
      expect(recorded({ descriptor: withRoute({ path }) }).descriptor!.routes[0]!.path).toBe(path);
    // a page among its own first calls would ask for itself for ever
    for (const call of ['/search', '/api/../search', '/api//x', 'http://other/api/x', '/api/a?next=/search'])
      expect(() => recorded({ descriptor: withRoute({ data: [call] }) })).toThrow(/routes\.0\.data/);
    expect(() => recorded({ descriptor: undefined as never })).toThrow('mfe-chat 7: its descriptor.json is not one');
    expect(() => recorded({ descriptor: buildFacts('mfe-search', '7').descriptor! })).toThrow(
      'mfe-chat: its descriptor.json is that of mfe-search.',
    );
  });
});
