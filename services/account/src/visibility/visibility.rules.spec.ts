import { decide, type Fact, type Facts, FACTS, type FactSql, NOBODY, type Surface, surfaceSql, type Verdict } from './visibility.rules.js';

const NOTHING: Facts = {
  own: false,
  gone: false,
  blockedByViewer: false,
  blockedViewer: false,
  disabled: false,
  paused: false,
  invisible: false,
  privacy: false,
  matchable: true,
  liked: false,
  wrote: false,
  conversation: false,
  matched: false,
};
const having = (facts: readonly Fact[]): Facts => ({ ...NOTHING, ...Object.fromEntries(facts.map((fact) => [fact, true])) });

const EVERY_CASE = Array.from(
  { length: 2 ** FACTS.length },
  (_, bits) => Object.fromEntries(FACTS.map((fact, index) => [fact, ((bits >> index) & 1) === 1])) as Facts,
);

/*
 * Written out from the truth table of the decisions, not from the code. One letter a surface; a dash where not: L listed, O profile opens,
 * B told by name that B takes a break, C card, K may stand in the likes list, l may like, w may write, P presence shows.
 */
const LETTERS: readonly (readonly [Surface, string])[] = [
  ['listed', 'L'],
  ['opens', 'O'],
  ['break', 'B'],
  ['card', 'C'],
  ['likes', 'K'],
  ['mayLike', 'l'],
  ['mayWrite', 'w'],
  ['presence', 'P'],
];
const lettersOf = (verdict: Verdict): string => LETTERS.map(([surface, letter]) => (verdict[surface] ? letter : '-')).join('');

const blocks: readonly Fact[] = ['blockedByViewer', 'blockedViewer'];
const reached: readonly Fact[] = ['liked', 'wrote', 'conversation', 'matched'];

test.each<[string, string, readonly Fact[]]>([
  ['own', '-O-C----', ['own']],
  ['own', '-O-C----', FACTS],
  ['gone', '--------', ['gone']],
  ['gone', '--------', ['gone', ...blocks, 'disabled', ...reached]],
  ['blocked', '-O------', ['blockedByViewer']],
  ['blocked', '-O------', [...blocks, 'disabled', 'invisible', 'privacy', ...reached]],
  ['blocked-by', '--------', ['blockedViewer']],
  ['blocked-by', '--------', ['blockedViewer', 'disabled', 'invisible', ...reached]],
  ['disabled-reached', '-O-CKl--', ['disabled', 'liked', 'matched']],
  ['disabled-reached', '-O-CK-w-', ['disabled', 'wrote', 'conversation']],
  ['disabled-reached', '-O-CKlw-', ['disabled', 'invisible', 'privacy', ...reached]],
  ['disabled', '--------', ['disabled']],
  ['disabled', '--------', ['disabled', 'invisible', 'conversation']],
  ['disabled', '--------', ['disabled', 'paused', 'conversation']],
  ['paused-conversation', '-OB-----', ['paused', 'conversation']],
  ['paused-conversation', '-OB-----', ['paused', 'invisible', 'privacy', ...reached]],
  ['paused', '--------', ['paused']],
  ['paused', '--------', ['paused', 'invisible', 'privacy', 'liked', 'wrote', 'matched']],
  ['invisible-conversation', '-O-C--w-', ['invisible', 'conversation']],
  ['invisible-conversation', '-O-CKlw-', ['invisible', 'privacy', ...reached]],
  ['invisible-liked', '-O-CKl--', ['invisible', 'liked']],
  ['invisible-liked', '-O-CKlw-', ['invisible', 'privacy', 'liked', 'matched']],
  ['invisible', '--------', ['invisible']],
  ['invisible', '--------', ['invisible', 'privacy', 'wrote']],
  ['privacy-reached', 'LO-CKlwP', ['privacy', 'liked']],
  ['privacy-reached', 'LO-CKlwP', ['privacy', 'wrote']],
  ['privacy', '--------', ['privacy']],
  ['privacy', '--------', ['privacy', 'conversation']],
  ['normal', 'LO-CKlwP', []],
  ['normal', 'LO-CKlwP', reached],
])('the row "%s" gives %s for %j', (row, letters, facts) => {
  const verdict = decide(having(facts));
  expect([verdict.row, lettersOf(verdict)]).toEqual([row, letters]);
});

test('who takes part in no matching is not listed, and for the rest like everybody else', () => {
  const matched = EVERY_CASE.filter(({ matchable }) => matchable);
  const unmatched = matched.map((facts) => decide({ ...facts, matchable: false }));
  expect(unmatched).toEqual(matched.map((facts) => ({ ...decide(facts), listed: false })));
});

test.each<[Verdict['reason'], Verdict['view'], readonly Fact[]]>([
  [null, 'full', []],
  [null, 'full', ['own']],
  [null, 'blocked', ['blockedByViewer']],
  [null, 'paused', ['paused', 'conversation']],
  ['account.profile-not-found', 'full', ['paused']],
  ['account.blocked-by', 'full', ['blockedViewer']],
  ['account.profile-not-found', 'full', ['gone', 'blockedViewer']],
  ['account.profile-not-found', 'full', ['disabled']],
])('why a profile stays closed is %s, and its view %s, for %j', (reason, view, facts) => {
  expect(decide(having(facts))).toMatchObject({ reason, view });
});

test('an operator opens every profile as a whole, and reaches no more than others', () => {
  const all = { viewerKind: 'operator', opens: true, card: true, view: 'full', reason: null };
  expect(EVERY_CASE.map((facts) => decide(facts, { operator: true }))).toEqual(EVERY_CASE.map((facts) => ({ ...decide(facts), ...all })));
});

test('a visitor sees what a member would, and may neither like nor write', () => {
  const less = { viewerKind: 'visitor', mayLike: false, mayWrite: false };
  expect(EVERY_CASE.map((facts) => decide(facts, { visitor: true }))).toEqual(EVERY_CASE.map((facts) => ({ ...decide(facts), ...less })));
});

test.each(['account.moderated', 'account.on-break', 'account.age-needed'] as const)(
  'whoever is kept back (%s) sees what they saw, and is told so wherever they may like or write',
  (keptBack) => {
    expect(EVERY_CASE.map((facts) => decide(facts, { keptBack }))).toEqual(EVERY_CASE.map((facts) => ({ ...decide(facts), keptBack })));
    expect(EVERY_CASE.some((facts) => decide(facts).keptBack !== null)).toBe(false);
  },
);

test('somebody who does not exist is like somebody who is gone', () => {
  expect(NOBODY).toEqual({ ...NOTHING, matchable: false, gone: true });
});

test('every fact of the decisions is asked for', () => {
  expect(FACTS.toSorted()).toEqual(Object.keys(NOTHING).toSorted());
});

test('whoever may see a card of a member sees their presence, unless the member’s own state hides it', () => {
  // What lists rely on: they ask for the card once, and then look at the member's row only.
  for (const facts of EVERY_CASE) {
    const { card, presence } = decide(facts);
    expect(presence).toBe(card && !facts.own && !facts.disabled && !facts.invisible);
  }
});

test('whoever is listed may be seen present', () => {
  const listed = EVERY_CASE.map((facts) => decide(facts)).filter((verdict) => verdict.listed);
  expect(listed.every(({ presence, card }) => presence && card)).toBe(true);
});

test('a card is shown where the whole page opens, and nowhere else', () => {
  for (const facts of EVERY_CASE) {
    const { card, opens, view } = decide(facts);
    expect(card).toBe(opens && view === 'full');
  }
});

test('the one who looks is a match when both liked, and an operator or a visitor whatever happened', () => {
  const [, ...cases] = EVERY_CASE;
  for (const facts of cases) {
    expect(decide(facts).viewerKind).toBe(facts.matched ? 'match' : 'member');
    expect(decide(facts, { operator: true }).viewerKind).toBe('operator');
    expect(decide(facts, { visitor: true }).viewerKind).toBe('visitor');
  }
});

/** Everything is in brackets, so that what is innermost is always next. */
const valueOf = (sql: string, facts: Facts): string => {
  let text = sql.replaceAll(/\w+/g, (word) => String(facts[word as Fact] ?? word));
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replaceAll('not true', 'false')
      .replaceAll('not false', 'true')
      .replaceAll(/\((?:true|false)(?: and (?:true|false))+\)/g, (all) => String(!all.includes('false')))
      .replaceAll(/\((?:true|false)(?: or (?:true|false))+\)/g, (all) => String(all.includes('true')));
  }
  return text;
};

describe('the condition in SQL', () => {
  const names = Object.fromEntries(FACTS.map((fact) => [fact, fact])) as FactSql;

  test.each(LETTERS)('of "%s" says for everybody what the truth table says', (surface) => {
    const sql = surfaceSql(surface, names);
    expect(EVERY_CASE.filter((facts) => valueOf(sql, facts) !== String(decide(facts)[surface]))).toEqual([]);
  });

  test.each(LETTERS)('of "%s" folds away whatever is known', (surface) => {
    const folded = (facts: Facts) => surfaceSql(surface, Object.fromEntries(FACTS.map((fact) => [fact, String(facts[fact])])) as FactSql);
    expect(EVERY_CASE.filter((facts) => folded(facts) !== String(decide(facts)[surface]))).toEqual([]);
  });

  test.each(LETTERS)('of "%s" says the same of members who can be found, where nothing else is kept', (surface) => {
    const sql = surfaceSql(surface, { ...names, gone: 'false', disabled: 'false', paused: 'false', invisible: 'false', matchable: 'true' });
    const found = EVERY_CASE.filter(
      ({ gone, disabled, paused, invisible, matchable }) => !gone && !disabled && !paused && !invisible && matchable,
    );
    expect(found.filter((facts) => valueOf(sql, facts) !== String(decide(facts)[surface]))).toEqual([]);
  });

  test.each(['listed', 'opens', 'card', 'mayWrite', 'presence'] as const)('of "%s" asks for nothing that cannot change it', (surface) => {
    const decisive = FACTS.filter((fact) =>
      EVERY_CASE.some((facts) => decide(facts)[surface] !== decide({ ...facts, [fact]: !facts[fact] })[surface]),
    );
    expect(FACTS.filter((fact) => new RegExp(`\\b${fact}\\b`).test(surfaceSql(surface, names)))).toEqual(decisive);
  });
});
