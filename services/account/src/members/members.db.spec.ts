import { minutes } from '@rendezvous/contracts/kernel';
import type { TestApp } from '@rendezvous/server/testing';
import { Sites } from '@rendezvous/site';
import { Cards } from '../cards/cards.service.js';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';
import { Members } from './members.service.js';
import { PresenceStore } from './presence.store.js';
import { OwnUser } from './own-user.service.js';

let here: TestApp;
let members: Members;
let presence: PresenceStore;

beforeAll(async () => {
  here = await accountApp();
  members = here.get(Members);
  presence = here.get(PresenceStore);
});
afterAll(() => here.close());

const touch = (ids: readonly number[], at: Date) => presence.touch(new Map(ids.map((id) => [id, at])));

const contactOf = async (ownerId: number, viewerId: number) =>
  (
    await here.database.read('select liked, wrote, conversation from account.reach where owner_id = $1 and viewer_id = $2', [
      ownerId,
      viewerId,
    ])
  )[0];

test('premium begins with the first purchase and is told once', async () => {
  const id = await givenMember(here.database);
  const [first, second] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-02-01T00:00:00Z')];
  await here.database.transaction((tx) => members.makePremium(tx, id, first));
  await here.database.transaction((tx) => members.makePremium(tx, id, second));
  expect(await members.premiumSince(id)).toEqual(first);
  expect(await here.database.transaction((tx) => members.endPremium(tx, id))).toEqual(first);
  expect(await here.database.transaction((tx) => members.endPremium(tx, id))).toBeNull();
  expect(await members.premiumSince(id)).toBeNull();
});

test('premium is not begun by a transaction that rolls back', async () => {
  const id = await givenMember(here.database);
  const failing = here.database.transaction(async (tx) => {
    await members.makePremium(tx, id, here.clock.now());
    throw new Error('payment failed');
  });
  await expect(failing).rejects.toThrow('payment failed');
  expect(await members.premiumSince(id)).toBeNull();
});

test('contacts add up, change only what is named, and are forgotten both ways', async () => {
  const [ownerId, viewerId] = [await givenMember(here.database), await givenMember(here.database)];
  const record = (facts: { liked?: boolean; wrote?: boolean; conversation?: boolean }) =>
    here.database.transaction((tx) => members.recordContact(tx, { ownerId, viewerId, ...facts }));
  await record({ liked: true });
  await record({ wrote: true, conversation: true });
  expect(await contactOf(ownerId, viewerId)).toEqual({ liked: true, wrote: true, conversation: true });
  await record({ liked: false });
  expect(await contactOf(ownerId, viewerId)).toEqual({ liked: false, wrote: true, conversation: true });
  await here.database.transaction((tx) => members.recordContact(tx, { ownerId: viewerId, viewerId: ownerId, liked: true }));
  await here.database.transaction((tx) => members.forgetContact(tx, viewerId, ownerId));
  expect([await contactOf(ownerId, viewerId), await contactOf(viewerId, ownerId)]).toEqual([undefined, undefined]);
});

test('20 likes and messages at once leave one contact with all of it', async () => {
  const [ownerId, viewerId] = [await givenMember(here.database), await givenMember(here.database)];
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      here.database.transaction((tx) =>
        members.recordContact(tx, { ownerId, viewerId, ...(index % 2 === 0 ? { liked: true } : { wrote: true }) }),
      ),
    ),
  );
  expect(await contactOf(ownerId, viewerId)).toEqual({ liked: true, wrote: true, conversation: false });
});

test('activity moves forward only, and shows as online for five minutes, never for the invisible', async () => {
  const at = here.clock.now();
  const before = new Date(at.getTime() - minutes(60));
  const [seen, hidden] = [
    await givenMember(here.database, { lastActiveAt: before }),
    await givenMember(here.database, { lastActiveAt: before, invisible: true }),
  ];
  const viewer = await givenMember(here.database);
  await here.database.transaction((tx) => members.recordContact(tx, { ownerId: hidden, viewerId: viewer, liked: true }));
  const online = async () => {
    const context = { locale: 'en', site: here.get(Sites).current(), now: here.clock.now() } as const;
    const cards = await Promise.all([seen, hidden].map((id) => here.get(Cards).seenBy(viewer, id, context)));
    return cards.map((card) => card?.online);
  };
  expect(await online()).toEqual([false, false]);
  await touch([seen, hidden], at);
  await touch([seen, hidden], before);
  expect(await online()).toEqual([true, false]);
  here.clock.advance(minutes(5));
  expect(await online()).toEqual([false, false]);
});

test('activity waits for nobody: members who are in use are noted the next time', async () => {
  const before = new Date(here.clock.now().getTime() - minutes(60));
  const [used, idle] = [
    await givenMember(here.database, { lastActiveAt: before }),
    await givenMember(here.database, { lastActiveAt: before }),
  ];
  const activeAt = async () =>
    (
      await here.database.read<{ at: Date }>('select last_active_at as at from account.members where id = any($1) order by id', [
        [used, idle],
      ])
    ).map(({ at }) => at);
  const at = here.clock.now();
  await here.database.transaction(async (tx) => {
    await tx.read('select from account.members where id = $1 for update', [used]);
    await touch([used, idle], at);
    expect(await activeAt()).toEqual([before, at]);
  });
  await touch([used, idle], at);
  expect(await activeAt()).toEqual([at, at]);
});

test('a card names the region in the reader’s language, counts age and photos, and tells who is new', async () => {
  const id = await givenMember(here.database, {
    country: 'FR',
    region: 'FR-IDF',
    birthDate: '1990-03-03',
    city: 'Paris',
    joinedAt: here.clock.now(),
    name: 'Inès',
  });
  const viewer = await givenMember(here.database);
  const context = { locale: 'fr', site: here.get(Sites).current(), now: here.clock.now() } as const;
  expect(await here.get(Cards).seenBy(viewer, 2_000_000_000, context)).toBeNull();
  expect(await here.get(Cards).seenBy(viewer, id, context)).toMatchObject({
    id,
    name: 'Inès',
    age: 35,
    region: 'Île-de-France',
    main_image: null,
    photo_count: 0,
    is_new: true,
    fictional: false,
    online: true,
    city: 'Paris',
  });
  // To a visitor: name, age, region, main photo and whether the profile is made up.
  expect(await here.get(Cards).seenBy(null, id, context)).toMatchObject({
    name: 'Inès',
    age: 35,
    region: 'Île-de-France',
    is_new: false,
    online: false,
    city: null,
  });
});

test('nobody has a card for whom they blocked or who blocked them', async () => {
  const [one, other] = [await givenMember(here.database), await givenMember(here.database)];
  await here.database.transaction((tx) => members.recordBlock(tx, one, other, here.clock.now()));
  const context = { locale: 'en', site: here.get(Sites).current(), now: here.clock.now() } as const;
  expect(await here.get(Cards).seenBy(one, other, context)).toBeNull();
  expect(await here.get(Cards).seenBy(other, one, context)).toBeNull();
});

test('the own user has no credits and no secrets; a profile is disabled until activation', async () => {
  const id = await givenMember(here.database, { status: 'not_confirmed', email: 'own@example.org', passwordHash: 'secret-hash' });
  const user = await here.get(OwnUser).read(id);
  expect(user).toMatchObject({
    id,
    email: 'own@example.org',
    status: 'not_confirmed',
    paid_user: false,
    profile: { id, status: 'disabled' },
  });
  expect(JSON.stringify(user)).not.toContain('secret-hash');
  expect(await here.get(OwnUser).read(2_000_000_000)).toBeNull();
});
