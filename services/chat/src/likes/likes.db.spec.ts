import { autoLike, like, listLikes, listMoreLikes, seeLike, unlike } from '@rendezvous/contracts/chat/likes';
import { minutes } from '@rendezvous/contracts/kernel';
import type { GivenMember } from '@rendezvous/account/testing';
import { EventBus } from '@rendezvous/server/outbox';
import type { TestApp } from '@rendezvous/server/testing';
import { chatApp, type GivenChat } from '../testing/index.js';
import { Likes } from './likes.service.js';

let app: TestApp & { given: GivenChat };
let given: GivenChat;
const liked: { fromId: number; toId: number; match: boolean }[] = [];

beforeAll(async () => {
  app = await chatApp();
  given = app.given;
  app.get(EventBus).on('chat.liked', 'test.liked', (event) => void liked.push(event));
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.bus.drain();
  liked.length = 0;
});

const put = (memberId: number, as: number | null) => app.call(like, { memberId }, { as });
const lists = async (as: number) => (await app.call(listLikes, undefined, { as })).body;
const eventsOf = async (...ids: number[]) => {
  await app.bus.drain();
  return liked.filter(({ fromId }) => ids.includes(fromId));
};

describe('a like is refused', () => {
  test('to visitors, for a member who does not exist, and for oneself', async () => {
    const me = await given.member();
    expect(await put(me, null)).toMatchObject({ status: 403, refusal: 'auth.required' });
    expect(await put(2_000_000_000, me)).toMatchObject({ status: 404, refusal: 'account.profile-not-found' });
    expect(await put(me, me)).toMatchObject({ status: 422, refusal: 'chat.own-profile' });
    expect(await app.call(like, { memberId: 'x' as never }, { as: me })).toMatchObject({ status: 400, refusal: 'request.invalid' });
  });

  test.each<[string, GivenMember, string]>([
    ['deleted', { status: 'pending_deletion' }, 'account.profile-not-found'],
    ['unconfirmed', { status: 'not_confirmed' }, 'account.profile-not-found'],
    ['moderated', { moderated: true }, 'account.profile-not-found'],
    ['invisible', { invisible: true }, 'account.profile-not-found'],
    ['taking a break', { paused: true }, 'account.profile-not-found'],
    ['private', { privacy: true }, 'account.profile-not-found'],
  ])('for a member who is %s', async (_, member, code) => {
    const me = await given.member();
    expect((await put(await given.member(member), me)).refusal).toBe(code);
  });

  test('by whoever takes a break, until they are back; taking one back is not', async () => {
    const [me, other, before] = [await given.member(), await given.member(), await given.member()];
    await given.like(me, before);
    const pause = (at: Date | null) => app.database.change('update account.members set paused_at = $2 where id = $1', [me, at]);
    await pause(app.clock.now());
    expect(await put(other, me)).toMatchObject({ status: 403, refusal: 'account.on-break' });
    expect((await app.call(unlike, { memberId: before }, { as: me })).status).toBe(200);
    expect(await app.database.read('select from chat.likes where from_id = $1', [me])).toEqual([]);
    await pause(null);
    expect((await put(other, me)).status).toBe(200);
  });

  test('by whoever’s profile an operator disabled, until it is shown again', async () => {
    const [me, other] = [await given.member({ moderated: true }), await given.member()];
    expect(await put(other, me)).toMatchObject({ status: 403, refusal: 'account.moderated' });
    expect(await app.database.read('select from account.reach where owner_id = $1', [me])).toEqual([]);
    await app.database.change('update account.members set moderated = false where id = $1', [me]);
    expect((await put(other, me)).status).toBe(200);
  });

  test('by whoever’s age has to be assured, until it is', async () => {
    const [me, other] = [await given.member({ ageHold: 'writing' }), await given.member()];
    expect(await put(other, me)).toMatchObject({ status: 403, refusal: 'account.age-needed' });
    await app.database.change('update account.members set age_hold = null where id = $1', [me]);
    expect((await put(other, me)).status).toBe(200);
  });

  test('between members of whom one has blocked the other', async () => {
    const [me, blocker, blocked] = [await given.member(), await given.member({ name: 'Blocker' }), await given.member()];
    await given.block(blocker, me);
    await given.block(me, blocked);
    expect(await put(blocker, me)).toMatchObject({ status: 403, refusal: 'account.blocked-by', params: { name: 'Blocker' } });
    expect(await put(blocked, me)).toMatchObject({ status: 403, refusal: 'chat.not-reachable' });
  });
});

describe('a like is given back', () => {
  test.each<[string, GivenMember]>([
    ['unconfirmed', { status: 'not_confirmed' }],
    ['invisible', { invisible: true }],
    ['private', { privacy: true }],
  ])('to a member who is %s and liked first', async (_, member) => {
    const [me, other] = [await given.member(), await given.member(member)];
    await given.like(other, me);
    expect(await put(other, me)).toMatchObject({ status: 200, body: { matched: true } });
  });
});

describe('a like', () => {
  test('is kept once, told once, and makes its giver reachable', async () => {
    const [me, other] = [await given.member({ privacy: true }), await given.member()];
    expect((await put(other, me)).body).toMatchObject({ matched: false, profile: { id: other } });
    expect((await put(other, me)).body.matched).toBe(false);
    expect((await lists(other)).liked_by.map(({ id }) => id)).toEqual([me]);
    expect(await eventsOf(me)).toEqual([{ fromId: me, toId: other, match: false }]);
    expect(await put(me, other)).toMatchObject({ status: 200, body: { matched: true } });
    expect(app.realtime.to(me)).toContainEqual({ type: 'likes-changed', match: { memberId: other } });
    expect(app.realtime.to(other)).toContainEqual({ type: 'likes-changed', match: { memberId: me } });
  });

  test('taken back ends the match and the reach; a second time changes nothing', async () => {
    const [me, other] = [await given.member({ privacy: true }), await given.member()];
    await put(other, me);
    await put(me, other);
    expect((await app.call(unlike, { memberId: other }, { as: me })).body).toEqual({ ok: true });
    expect((await app.call(unlike, { memberId: other }, { as: me })).body).toEqual({ ok: true });
    expect((await app.get(Likes).between(me, [other])).get(other)).toEqual({ liked: false, likedMe: true, matched: false });
    expect((await lists(other)).profiles).toEqual([]);
    expect(await app.call(unlike, { memberId: other })).toMatchObject({ refusal: 'auth.required' });
  });

  test('of an unconfirmed member stands in the list, but is announced only after activation', async () => {
    const [me, other, seer] = [await given.member({ status: 'not_confirmed' }), await given.member(), await given.member()];
    for (const receiver of [other, seer]) await put(receiver, me);
    // who has seen it by then needs no news of it
    await app.database.change('update chat.likes set seen_at = created_at where to_id = $1', [seer]);
    expect(await eventsOf(me)).toEqual([]);
    expect((await lists(other)).liked_by.map(({ id }) => id)).toEqual([me]);
    expect((await app.call(autoLike, undefined, { as: other })).body).toEqual({ profile: null, matched: false });
    await app.database.transaction(async (tx) => {
      await tx.change(`update account.members set status = 'activated', activated_at = joined_at where id = $1`, [me]);
      await tx.publish('account.member-activated', { memberId: me });
    });
    expect(await eventsOf(me)).toEqual([{ fromId: me, toId: other, match: false }]);
  });
});

test('mutual likes at the same moment make one match, twenty times', async () => {
  for (let round = 0; round < 20; round += 1) {
    const [one, two] = [await given.member(), await given.member()];
    const answers = await Promise.all([put(two, one), put(one, two), put(two, one), put(one, two)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.some(({ body }) => body.matched)).toBe(true);
    const events = await eventsOf(one, two);
    expect(events.filter(({ match }) => match)).toHaveLength(1);
    expect(events.filter(({ match }) => !match)).toHaveLength(1);
    for (const [me, other] of [
      [one, two],
      [two, one],
    ] as const) {
      expect((await lists(me)).liked_by).toMatchObject([{ id: other, matched: true }]);
      expect(app.realtime.to(me).filter((event) => event.type === 'likes-changed' && event.match)).toHaveLength(1);
    }
  }
});

describe('the lists', () => {
  test('are for members only', async () => {
    expect(await app.call(listLikes)).toMatchObject({ refusal: 'auth.required' });
    expect(await app.call(listMoreLikes, { type: 'sent' })).toMatchObject({ refusal: 'auth.required' });
    const me = await given.member();
    expect(await app.call(listMoreLikes, { type: 'all' as never }, { as: me })).toMatchObject({ refusal: 'request.invalid' });
    expect(await app.call(listMoreLikes, { type: 'sent', after: 'x' }, { as: me })).toMatchObject({ refusal: 'request.invalid' });
  });

  test('show new likes before older ones, then the latest first', async () => {
    const me = await given.member();
    const at = (ago: number) => new Date(app.clock.now().getTime() - minutes(ago));
    const likers = await Promise.all([1, 2, 3, 4].map(() => given.member()));
    for (const [index, liker] of likers.entries()) await given.like(liker, me, at(index));
    await app.get(Likes).markSeen(me, likers[0]!);
    await app.get(Likes).markSeen(me, likers[2]!);
    const answer = await lists(me);
    expect(answer.liked_by.map(({ id, like_new }) => [id, like_new])).toEqual([
      [likers[1], true],
      [likers[3], true],
      [likers[0], false],
      [likers[2], false],
    ]);
    expect(answer).toMatchObject({ total_new_likes: 2, totals: { received: 4, sent: 0, matches: 0 } });
  });

  test('leave out who hides, who left and who was blocked, and do not count them', async () => {
    const me = await given.member();
    const [seen, invisible, gone, blocked, priv] = await Promise.all([1, 2, 3, 4, 5].map(() => given.member()));
    for (const other of [seen, invisible, gone, blocked, priv]) await given.like(me, other!);
    await app.database.change('update account.members set invisible = true where id = $1', [invisible]);
    await app.database.change('update account.members set privacy = true where id = $1', [priv]);
    await app.database.change(`update account.members set status = 'erased' where id = $1`, [gone]);
    await given.block(blocked!, me);
    const answer = await lists(me);
    expect(answer.profiles.map(({ id }) => id)).toEqual([seen]);
    expect(answer.totals.sent).toBe(1);
  });

  test('go on page by page without a gap or a repeat', async () => {
    const me = await given.member();
    const at = app.clock.now();
    const others = await Promise.all(Array.from({ length: 100 }, () => given.member()));
    // Many at the same moment: the page ends within them.
    for (const [index, other] of others.entries()) await given.like(other, me, new Date(at.getTime() - Math.floor(index / 30)));
    const ids: number[] = [];
    let after: string | undefined;
    do {
      const { body } = await app.call(listMoreLikes, { type: 'received', ...(after === undefined ? {} : { after }) }, { as: me });
      ids.push(...body.members.map(({ id }) => id));
      after = body.next ?? undefined;
    } while (after !== undefined);
    expect(new Set(ids)).toEqual(new Set(others));
    expect(ids).toHaveLength(100);
  });

  test('of matches hold those who like each other', async () => {
    const [me, match, other] = [await given.member(), await given.member(), await given.member()];
    await given.like(me, match);
    await given.like(match, me);
    await given.like(other, me);
    expect((await app.call(listMoreLikes, { type: 'matches' }, { as: me })).body.members.map(({ id }) => id)).toEqual([match]);
    expect((await lists(me)).totals).toEqual({ received: 2, sent: 1, matches: 1 });
  });
});

const waiting = async (as: number) => (await app.call(autoLike, undefined, { as })).body;
const see = (memberId: number, as: number | null) => app.call(seeLike, { memberId }, { as });

describe('a like that waits', () => {
  test('waits until it was shown, the newest first', async () => {
    const me = await given.member();
    expect(await waiting(me)).toEqual({ profile: null, matched: false });
    const [old, latest] = [await given.member(), await given.member()];
    await given.like(old, me, new Date(app.clock.now().getTime() - minutes(5)));
    await given.like(latest, me);
    await given.like(me, latest);
    // a tab that asked and could not show it changes nothing
    expect(await waiting(me)).toMatchObject({ profile: { id: latest }, matched: true });
    expect(await waiting(me)).toMatchObject({ profile: { id: latest }, matched: true });
    expect((await lists(me)).total_new_likes).toBe(2);
    expect((await see(latest, me)).body).toEqual({ ok: true });
    expect(await waiting(me)).toMatchObject({ profile: { id: old }, matched: false });
    await see(old, me);
    expect(await waiting(me)).toEqual({ profile: null, matched: false });
    expect((await lists(me)).total_new_likes).toBe(0);
  });

  test('is seen by its receiver only, once, and the other tabs hear of it', async () => {
    const [me, liker, other] = [await given.member(), await given.member(), await given.member()];
    await given.like(liker, me);
    await see(liker, other);
    await see(me, liker);
    expect((await lists(me)).total_new_likes).toBe(1);
    await Promise.all(Array.from({ length: 6 }, () => see(liker, me)));
    expect((await lists(me)).total_new_likes).toBe(0);
    expect(app.realtime.to(me).filter(({ type }) => type === 'likes-changed')).toHaveLength(1);
  });

  test('is not asked for by visitors', async () => {
    expect(await app.call(autoLike)).toMatchObject({ refusal: 'auth.required' });
    expect(await see(1, null)).toMatchObject({ refusal: 'auth.required' });
  });
});

test('opening a profile clears its new-like flag, and tells the other tabs', async () => {
  const [me, liker] = [await given.member(), await given.member()];
  await given.like(liker, me);
  await app.get(Likes).markSeen(me, liker);
  await app.get(Likes).markSeen(me, liker);
  expect((await lists(me)).liked_by).toMatchObject([{ id: liker, like_new: false }]);
  expect(app.realtime.to(me).filter(({ type }) => type === 'likes-changed')).toHaveLength(1);
});

test('the published view says the same as the door', async () => {
  const [me, match, liker] = [await given.member(), await given.member(), await given.member()];
  await given.like(me, match);
  await given.like(match, me);
  await given.like(liker, me);
  const { id } = await given.conversation(me, match);
  expect(
    await app.database.read(
      'select member_id, liked, liked_me, matched, conversation_id from chat.relations where viewer_id = $1 order by 1',
      [me],
    ),
  ).toEqual([
    { member_id: match, liked: true, liked_me: true, matched: true, conversation_id: id },
    { member_id: liker, liked: false, liked_me: true, matched: false, conversation_id: null },
  ]);
});
