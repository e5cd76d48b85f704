import { minutes, seconds } from '@rendezvous/contracts/kernel';
import { LocalRealtime, type TabNotice } from '@rendezvous/server/realtime';
import { type TestDatabase, TestClock, testDatabase } from '@rendezvous/server/testing';
import { cardOf } from '../cards/cards.rules.js';
import { findCard } from '../cards/cards.store.js';
import { migrations } from '../migrations/index.js';
import { givenMember } from '../testing/given.js';
import { Presence } from './presence.service.js';
import { PresenceStore } from './presence.store.js';
import { TabPresence } from './tab-presence.service.js';

let data: TestDatabase;
let store: PresenceStore;
const clock = new TestClock();

/** Tells the other processes what Redis would take to them. */
class LinkedRealtime extends LocalRealtime {
  readonly others: LinkedRealtime[] = [];

  override tellTabs(notice: TabNotice): void {
    for (const other of this.others) other.hearTabs(notice);
  }
}

/** One process, with its own memory. */
const givenProcess = () => {
  const realtime = new LinkedRealtime();
  const presence = new Presence(clock, store);
  const tabs = new TabPresence(clock, realtime, presence, store);
  const open = (memberId: number) => {
    presence.seen(memberId);
    const leave = realtime.subscribe(memberId, () => undefined);
    return () => {
      leave();
      tabs.closed(memberId);
    };
  };
  /** Time goes by, as its timers see it. */
  const after = async (ms: number) => {
    clock.advance(ms);
    await presence.flush();
    await tabs.look();
  };
  return { realtime, presence, tabs, open, after };
};

beforeAll(async () => {
  data = await testDatabase({ migrations });
  store = new PresenceStore(data.database);
});
afterAll(() => data.close());
afterEach(() => void jest.restoreAllMocks());

const long = { lastActiveAt: new Date('2020-01-01T00:00:00Z') };
const isOnline = async (memberId: number): Promise<boolean> => {
  const context = {
    now: clock.now(),
    siteFields: [],
    regionName: () => null,
    mainImage: () => ({ filename: '', thumb_filename: '', placeholder: null }),
  };
  return cardOf((await findCard(data.database, memberId))!, { viewerKind: 'member', presence: true }, context).online;
};

test('being online ends 15 seconds after the last tab was closed, with one write for all who left', async () => {
  const here = givenProcess();
  const [anna, ben] = [await givenMember(data.database, long), await givenMember(data.database, long)];
  const closings = [anna, anna, ben].map((id) => here.open(id));
  await here.after(0);
  const writes = [jest.spyOn(store, 'touch'), jest.spyOn(store, 'leave')] as const;
  closings[0]!();
  await here.after(seconds(60));
  expect([await isOnline(anna), await isOnline(ben)]).toEqual([true, true]);
  closings[1]!();
  closings[2]!();
  await here.after(seconds(15) - 1);
  expect([await isOnline(anna), await isOnline(ben)]).toEqual([true, true]);
  await here.after(1);
  expect([await isOnline(anna), await isOnline(ben)]).toEqual([false, false]);
  await here.after(minutes(10));
  expect(writes.map((write) => write.mock.calls.length)).toEqual([0, 1]);
});

test('a page that is loaded anew leaves nobody; who comes back later is online at once', async () => {
  const here = givenProcess();
  const anna = await givenMember(data.database, long);
  const close = here.open(anna);
  await here.after(0);
  close();
  await here.after(seconds(14));
  const closeAgain = here.open(anna);
  await here.after(seconds(30));
  expect(await isOnline(anna)).toBe(true);
  closeAgain();
  await here.after(seconds(15));
  expect(await isOnline(anna)).toBe(false);
  clock.advance(seconds(5));
  here.open(anna);
  await here.after(0);
  expect(await isOnline(anna)).toBe(true);
});

test('a tab that nobody uses keeps a member online for five minutes after they last did something', async () => {
  const here = givenProcess();
  const anna = await givenMember(data.database, long);
  here.open(anna);
  await here.after(0);
  clock.advance(minutes(3));
  here.presence.seen(anna);
  for (const minute of [1, 1, 1]) await here.after(minutes(minute));
  await here.after(minutes(2) - 1);
  expect(await isOnline(anna)).toBe(true);
  await here.after(1);
  expect(await isOnline(anna)).toBe(false);
});

test('what was done before leaving brings nobody back, in whichever process it waits to be noted', async () => {
  const [here, there] = [givenProcess(), givenProcess()];
  here.realtime.others.push(there.realtime);
  const anna = await givenMember(data.database, long);
  const close = here.open(anna);
  await here.after(0);
  there.presence.seen(anna);
  here.presence.seen(anna);
  close();
  await here.after(seconds(15));
  await there.after(minutes(4));
  await here.after(0);
  expect(await isOnline(anna)).toBe(false);
});

test('a tab in another process counts as well', async () => {
  const [here, there] = [givenProcess(), givenProcess()];
  here.realtime.others.push(there.realtime);
  there.realtime.others.push(here.realtime);
  const anna = await givenMember(data.database, long);
  const [closeHere, closeThere] = [here.open(anna), there.open(anna)];
  await here.after(0);
  closeHere();
  await here.after(seconds(13));
  await here.after(seconds(47));
  expect(await isOnline(anna)).toBe(true);
  closeThere();
  await there.after(seconds(15));
  expect(await isOnline(anna)).toBe(false);
  // the first process noted her not long ago, and notes her again
  here.open(anna);
  await here.after(seconds(20));
  expect(await isOnline(anna)).toBe(true);
});

test('who is in use while they leave is noted with the next look; who is invisible is never online', async () => {
  const here = givenProcess();
  const [anna, hidden] = [await givenMember(data.database, long), await givenMember(data.database, { ...long, invisible: true })];
  const closings = [here.open(anna), here.open(hidden)];
  await here.after(0);
  expect([await isOnline(anna), await isOnline(hidden)]).toEqual([true, false]);
  for (const close of closings) close();
  await data.database.transaction(async (tx) => {
    await tx.read('select from account.members where id = $1 for update', [anna]);
    await here.after(seconds(15));
  });
  expect(await isOnline(anna)).toBe(true);
  await here.after(seconds(1));
  expect([await isOnline(anna), await isOnline(hidden)]).toEqual([false, false]);
});
