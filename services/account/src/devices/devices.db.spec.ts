import { listDevices, logOutDevice, logOutOthers } from '@rendezvous/contracts/account/devices';
import { days, minutes } from '@rendezvous/contracts/kernel';
import type { TestApp } from '@rendezvous/server/testing';
import { Sessions } from '../sessions/sessions.service.js';
import { accountAppWithSessions, withSession } from '../testing/cookie-viewers.js';
import { givenMember } from '../testing/given.js';

let here: TestApp;
/** Who was told by mail that devices were logged out. */
const told: number[] = [];
const toldTimes = async (id: number) => {
  await here.bus.drain();
  return told.filter((one) => one === id).length;
};

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

beforeAll(async () => {
  here = await accountAppWithSessions();
  here.bus.on('account.devices-logged-out', 'account.spec-logged-out', ({ memberId }) => void told.push(memberId));
});
afterAll(() => here.close());

const start = async (id: number, userAgent = FIREFOX, country: string | null = 'FR') =>
  (await here.get(Sessions).start(id, { network: '192.0.2.1', userAgent, country })).token;
const isOpen = async (token: string) => (await here.get(Sessions).resolve(token)) !== null;
const idOf = async (token: string) => Number((await here.get(Sessions).resolve(token))!.sessionId);
const list = async (token: string) => (await here.call(listDevices, undefined, withSession(token))).body.devices;

const endedBy = async (act: () => Promise<unknown>): Promise<string[]> => {
  const ended: string[] = [];
  const leave = here.realtime.onSessionsEnded(({ sessionIds }) => ended.push(...sessionIds));
  await act();
  leave();
  return ended.toSorted();
};

test('nobody who is not logged in hears of devices, or ends any', async () => {
  expect((await here.call(listDevices)).refusal).toBe('auth.required');
  expect((await here.call(logOutDevice, { deviceId: 1 })).refusal).toBe('auth.required');
  expect((await here.call(logOutOthers)).refusal).toBe('auth.required');
});

test('a device is told in words, without address or user agent: this one first, then those that were used last', async () => {
  const [id, other] = [await givenMember(here.database), await givenMember(here.database)];
  await start(other);
  const began = here.clock.now().toISOString();
  const [own, phone] = [await start(id), await start(id, IPHONE, null)];
  await start(id, 'curl/8.5.0', 'BR');
  here.clock.advance(minutes(10));
  const seen = here.clock.now().toISOString();
  await here.get(Sessions).resolve(phone);
  here.clock.advance(minutes(1));
  const devices = await list(own);
  expect(devices.map((device) => ({ ...device, id: null }))).toEqual([
    // it was noted as used by the very call
    {
      id: null,
      browser: 'Firefox',
      system: 'Linux',
      country: 'FR',
      logged_in_at: began,
      last_seen_at: here.clock.now().toISOString(),
      this_device: true,
    },
    { id: null, browser: 'Safari', system: 'iPhone', country: null, logged_in_at: began, last_seen_at: seen, this_device: false },
    { id: null, browser: null, system: null, country: 'BR', logged_in_at: began, last_seen_at: began, this_device: false },
  ]);
});

test('a session that is over is no device', async () => {
  const id = await givenMember(here.database);
  await start(id, IPHONE);
  here.clock.advance(days(30));
  expect(await list(await start(id))).toMatchObject([{ system: 'Linux', this_device: true }]);
});

test('one device is logged out, its tabs hear of it, and once more is fine', async () => {
  const id = await givenMember(here.database);
  const [own, lost, kept] = [await start(id), await start(id), await start(id)];
  const deviceId = await idOf(lost);
  const logOut = async () => expect((await here.call(logOutDevice, { deviceId }, withSession(own))).body).toEqual({ ok: true });
  expect(await endedBy(logOut)).toEqual([String(deviceId)]);
  expect(await endedBy(logOut)).toEqual([]);
  expect([await isOpen(own), await isOpen(lost), await isOpen(kept)]).toEqual([true, false, true]);
  // what changed nothing is not told
  expect(await toldTimes(id)).toBe(1);
});

test('nobody ends a session of somebody else', async () => {
  const [id, other] = [await givenMember(here.database), await givenMember(here.database)];
  const [own, theirs] = [await start(id), await start(other)];
  await here.call(logOutDevice, { deviceId: await idOf(theirs) }, withSession(own));
  await here.call(logOutOthers, undefined, withSession(own));
  expect(await isOpen(theirs)).toBe(true);
  expect([await toldTimes(id), await toldTimes(other)]).toEqual([0, 0]);
});

test('all other devices are logged out at once, and their tabs hear of it', async () => {
  const id = await givenMember(here.database);
  const [own, one, two] = [await start(id), await start(id), await start(id)];
  const ids = [String(await idOf(one)), String(await idOf(two))].toSorted();
  expect(await endedBy(() => here.call(logOutOthers, undefined, withSession(own)))).toEqual(ids);
  expect([await isOpen(own), await isOpen(one), await isOpen(two)]).toEqual([true, false, false]);
  expect(await list(own)).toHaveLength(1);
  expect(await toldTimes(id)).toBe(1);
});
