import { type TestDatabase, testDatabase } from '@rendezvous/server/testing';
import { migrations } from '../migrations/index.js';
import { type GivenMember, givenMember } from '../testing/given.js';
import { Visibility } from './visibility.service.js';
import { visibleSql } from './visibility.store.js';

/*
 * Expected values, written out from the truth table of the decisions, not from the code. One letter a surface, in this order:
 * L listed, O profile opens, K may stand in the likes list, l may like, w may write, P presence shows; a dash where not.
 */
const MODES = {
  normal: {},
  invisible: { invisible: true },
  privacy: { privacy: true },
  unconfirmed: { status: 'not_confirmed' },
  moderated: { moderated: true },
  'age not assured': { ageHold: 'listing' },
  'age not assured for writing': { ageHold: 'writing' },
  paused: { paused: true },
  'paused and invisible': { paused: true, invisible: true },
  'without consent to matching': { matchable: false },
  'pending deletion': { status: 'pending_deletion' },
  erased: { status: 'erased' },
} as const satisfies Record<string, GivenMember>;

type Mode = keyof typeof MODES;

/** What happened between A, who looks, and B. */
interface Past {
  readonly viewer?: GivenMember | null;
  readonly theyLikedMe?: boolean;
  readonly theyWroteMe?: boolean;
  readonly iLikedThem?: boolean;
  readonly conversation?: boolean;
  readonly iBlockedThem?: boolean;
  readonly theyBlockedMe?: boolean;
}

const VIEWERS = {
  visitor: { viewer: null },
  free: {},
  premium: { viewer: { premium: true } },
  'liked them': { iLikedThem: true },
  'wrote them': { conversation: true },
  'liked by them': { theyLikedMe: true },
  'written to by them': { theyWroteMe: true, conversation: true },
  'liked and written to by them': { theyLikedMe: true, theyWroteMe: true, conversation: true },
  matched: { theyLikedMe: true, iLikedThem: true },
  'blocked them': { iBlockedThem: true },
  'blocked by them': { theyBlockedMe: true },
  'both blocked': { iBlockedThem: true, theyBlockedMe: true },
  operator: { viewer: { operator: true } },
} as const satisfies Record<string, Past>;

type ViewerKind = keyof typeof VIEWERS;

const nobody = '------';
const gone = {
  visitor: nobody,
  free: nobody,
  premium: nobody,
  'liked them': nobody,
  'wrote them': nobody,
  'liked by them': nobody,
  'written to by them': nobody,
  'liked and written to by them': nobody,
  matched: nobody,
  'blocked them': nobody,
  'blocked by them': nobody,
  'both blocked': nobody,
  operator: '-O----',
} as const;
const disabled = {
  visitor: nobody,
  free: nobody,
  premium: nobody,
  'liked them': nobody,
  'wrote them': nobody,
  'liked by them': '-OKl--',
  'written to by them': '-OK-w-',
  'liked and written to by them': '-OKlw-',
  matched: '-OKl--',
  'blocked them': '-O----',
  'blocked by them': nobody,
  'both blocked': '-O----',
  operator: '-O----',
} as const;

/** Partners of a conversation read the name. */
const paused = {
  visitor: nobody,
  free: nobody,
  premium: nobody,
  'liked them': nobody,
  'wrote them': '-O----',
  'liked by them': nobody,
  'written to by them': '-O----',
  'liked and written to by them': '-O----',
  matched: nobody,
  'blocked them': '-O----',
  'blocked by them': nobody,
  'both blocked': '-O----',
  operator: '-O----',
} as const;

const normal = {
  visitor: 'LOK--P',
  free: 'LOKlwP',
  premium: 'LOKlwP',
  'liked them': 'LOKlwP',
  'wrote them': 'LOKlwP',
  'liked by them': 'LOKlwP',
  'written to by them': 'LOKlwP',
  'liked and written to by them': 'LOKlwP',
  matched: 'LOKlwP',
  'blocked them': '-O----',
  'blocked by them': nobody,
  'both blocked': '-O----',
  operator: 'LOKlwP',
} as const;

const EXPECTED: Readonly<Record<Mode, Readonly<Record<ViewerKind, string>>>> = {
  normal,
  invisible: {
    visitor: nobody,
    free: nobody,
    premium: nobody,
    'liked them': nobody,
    'wrote them': '-O--w-',
    'liked by them': '-OKl--',
    'written to by them': '-O--w-',
    'liked and written to by them': '-OKlw-',
    matched: '-OKlw-',
    'blocked them': '-O----',
    'blocked by them': nobody,
    'both blocked': '-O----',
    operator: '-O----',
  },
  privacy: {
    visitor: nobody,
    free: nobody,
    premium: nobody,
    'liked them': nobody,
    'wrote them': nobody,
    'liked by them': 'LOKlwP',
    'written to by them': 'LOKlwP',
    'liked and written to by them': 'LOKlwP',
    matched: 'LOKlwP',
    'blocked them': '-O----',
    'blocked by them': nobody,
    'both blocked': '-O----',
    operator: '-O----',
  },
  unconfirmed: disabled,
  moderated: disabled,
  'age not assured': disabled,
  'age not assured for writing': normal,
  paused,
  'paused and invisible': paused,
  'without consent to matching': {
    visitor: '-OK--P',
    free: '-OKlwP',
    premium: '-OKlwP',
    'liked them': '-OKlwP',
    'wrote them': '-OKlwP',
    'liked by them': '-OKlwP',
    'written to by them': '-OKlwP',
    'liked and written to by them': '-OKlwP',
    matched: '-OKlwP',
    'blocked them': '-O----',
    'blocked by them': nobody,
    'both blocked': '-O----',
    operator: '-OKlwP',
  },
  'pending deletion': gone,
  erased: gone,
};

const CASES = (Object.keys(MODES) as Mode[]).flatMap((mode) =>
  (Object.keys(VIEWERS) as ViewerKind[]).map((viewer) => ({ mode, viewer, expected: EXPECTED[mode][viewer] })),
);

let data: TestDatabase;
let visibility: Visibility;

beforeAll(async () => {
  data = await testDatabase({ migrations });
  visibility = new Visibility(data.database);
});
afterAll(() => data.close());

const reach = (owner: number, viewer: number, liked: boolean, wrote: boolean, conversation: boolean): Promise<unknown> =>
  data.database.change('insert into account.reach (owner_id, viewer_id, liked, wrote, conversation) values ($1, $2, $3, $4, $5)', [
    owner,
    viewer,
    liked,
    wrote,
    conversation,
  ]);

const blocks = (blocker: number, blocked: number): Promise<unknown> =>
  data.database.change('insert into account.blocks (blocker_id, blocked_id, created_at) values ($1, $2, now())', [blocker, blocked]);

const given = async (mode: Mode, past: Past): Promise<{ viewerId: number | null; memberId: number }> => {
  const { database } = data;
  const memberId = await givenMember(database, MODES[mode]);
  if (past.viewer === null) return { viewerId: null, memberId };
  const viewerId = await givenMember(database, past.viewer ?? {});
  const { theyLikedMe = false, theyWroteMe = false, conversation = false, iLikedThem = false } = past;
  if (theyLikedMe || theyWroteMe || conversation) await reach(memberId, viewerId, theyLikedMe, theyWroteMe, conversation);
  if (iLikedThem || conversation) await reach(viewerId, memberId, iLikedThem, conversation && !theyWroteMe, conversation);
  if (past.iBlockedThem === true) await blocks(viewerId, memberId);
  if (past.theyBlockedMe === true) await blocks(memberId, viewerId);
  return { viewerId, memberId };
};

const SURFACES = ['listed', 'opens', 'likes', 'presence'] as const;
const LETTER = { listed: 'L', opens: 'O', likes: 'K', presence: 'P' } as const;

describe('the truth table, for one member', () => {
  test.each(CASES)('$mode member, viewer: $viewer → $expected', async ({ mode, viewer, expected }) => {
    const { viewerId, memberId } = await given(mode, VIEWERS[viewer]);
    const found = await visibility.relation(data.database, viewerId, memberId);
    const letters = [
      found.listed ? 'L' : '-',
      found.opens ? 'O' : '-',
      found.likes ? 'K' : '-',
      found.mayLike ? 'l' : '-',
      found.mayWrite ? 'w' : '-',
      found.presence ? 'P' : '-',
    ];
    expect(letters.join('')).toBe(expected);
  });
});

describe('the same table as a condition of a query', () => {
  test.each(CASES)('$mode member, viewer: $viewer → $expected', async ({ mode, viewer, expected }) => {
    const { viewerId, memberId } = await given(mode, VIEWERS[viewer]);
    for (const surface of SURFACES) {
      // An operator opens all, one by one; lists show an operator no more than anybody else.
      if (viewer === 'operator' && surface === 'opens') continue;
      const rows = await data.database.read<{ id: number }>(
        `select m.member_id as id from account.member_cards m where m.member_id = $2 and ${visibleSql({ viewer: '$1', member: 'm', surface })}`,
        [viewerId, memberId],
      );
      expect([surface, rows.length === 1]).toEqual([surface, expected.includes(LETTER[surface])]);
    }
  });
});

test('one’s own profile opens, and stands in no list', async () => {
  const id = await givenMember(data.database);
  expect(await visibility.relation(data.database, id, id)).toMatchObject({
    row: 'own',
    opens: true,
    listed: false,
    mayLike: false,
    mayWrite: false,
  });
});

test('a member who does not exist is not found', async () => {
  expect(await visibility.relation(data.database, null, 2_000_000_000)).toMatchObject({
    opens: false,
    reason: 'account.profile-not-found',
  });
});

test('who was blocked is told so, who blocked sees the reduced page', async () => {
  const [one, other] = [await givenMember(data.database), await givenMember(data.database)];
  await blocks(one, other);
  expect(await visibility.relation(data.database, other, one)).toMatchObject({ opens: false, reason: 'account.blocked-by' });
  expect(await visibility.relation(data.database, one, other)).toMatchObject({ opens: true, view: 'blocked', reason: null });
});

test('relations that are asked for together are read together, and each is of its own two', async () => {
  const [one, other, third] = [
    await givenMember(data.database),
    await givenMember(data.database),
    await givenMember(data.database, { privacy: true }),
  ];
  await blocks(one, other);
  await reach(third, one, true, false, false);
  const pairs = [
    [one, other],
    [other, one],
    [one, third],
    [other, third],
    [null, third],
    [one, 2_000_000_000],
  ] as const;
  const read = jest.spyOn(data.database, 'read');
  const found = await Promise.all(pairs.map(([viewer, member]) => visibility.relation(data.database, viewer, member)));
  expect(found.map(({ row }) => row)).toEqual(['blocked', 'blocked-by', 'privacy-reached', 'privacy', 'privacy', 'gone']);
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRestore();
});

test('what is asked inside a transaction sees what that wrote', async () => {
  const [one, other] = [await givenMember(data.database), await givenMember(data.database)];
  const found = await data.database.transaction(async (tx) => {
    await tx.change('insert into account.blocks (blocker_id, blocked_id, created_at) values ($1, $2, now())', [one, other]);
    return visibility.relation(tx, other, one);
  });
  expect(found.row).toBe('blocked-by');
});

test('a list reads blocks and reach once, not once a row', async () => {
  const condition = visibleSql({ viewer: '$1', member: 'm', surface: 'listed' }).replaceAll('$1', '7');
  const rows = await data.database.read<{ 'QUERY PLAN': string }>(
    `explain select m.member_id from account.member_cards m where ${condition}`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  const filter = plan.split('\n').find((line) => line.includes('hashed')) ?? '';
  expect(filter.match(/hashed SubPlan/g)).toHaveLength(4);
  expect(filter.replaceAll(/hashed SubPlan/g, '')).not.toMatch(/SubPlan/);
});
