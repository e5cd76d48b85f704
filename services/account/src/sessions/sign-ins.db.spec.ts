import { days } from '@rendezvous/contracts/kernel';
import type { TestApp } from '@rendezvous/server/testing';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';
import { Sessions } from './sessions.service.js';
import { SignIns } from './sign-ins.service.js';

let here: TestApp;

const FIREFOX = {
  network: '192.0.2.1',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  country: 'FR',
};
const NEXT_FIREFOX = { ...FIREFOX, network: '198.51.100.4', userAgent: FIREFOX.userAgent.replaceAll('132.0', '133.0') };
const PHONE = { ...FIREFOX, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile/15E148 Safari/604.1' };

beforeAll(async () => {
  here = await accountApp();
});
afterAll(() => here.close());

const begin = (id: number, origin: typeof FIREFOX) => here.get(SignIns).begin(id, origin);
const told = async (id: number): Promise<number[]> => {
  const rows = await here.database.read<{ browser_id: number }>(
    `select (payload -> 'data' ->> 'browserId')::integer as browser_id from graphile_worker._private_jobs
     where payload ->> 'name' = 'account.browser-added' and (payload -> 'data' ->> 'memberId')::integer = $1`,
    [id],
  );
  return rows.map(({ browser_id: browserId }) => browserId);
};

test('the first browser of an account is told of to nobody, nor is its next version or another network of its country', async () => {
  const id = await givenMember(here.database);
  const { token } = await begin(id, FIREFOX);
  await begin(id, NEXT_FIREFOX);
  expect(await here.get(Sessions).resolve(token)).toMatchObject({ memberId: id });
  expect(await told(id)).toEqual([]);
});

test('another browser is told of once, and so is the same in another country', async () => {
  const id = await givenMember(here.database);
  await begin(id, FIREFOX);
  await begin(id, PHONE);
  await begin(id, PHONE);
  await begin(id, { ...FIREFOX, country: 'BR' });
  await begin(id, { ...FIREFOX, country: 'BR' });
  const [phone, abroad, ...more] = await told(id);
  expect(more).toEqual([]);
  expect(await here.get(SignIns).findBrowser(id, phone!)).toEqual({ browser: 'Safari', system: 'iPhone', country: 'FR' });
  expect(await here.get(SignIns).findBrowser(id, abroad!)).toEqual({ browser: 'Firefox', system: 'Linux', country: 'BR' });
  expect(await here.get(SignIns).findBrowser(await givenMember(here.database), phone!)).toBeNull();
});

test('what nobody knows is a browser, too: told of once', async () => {
  const id = await givenMember(here.database);
  await begin(id, FIREFOX);
  const unknown = { network: '192.0.2.1', userAgent: '' };
  await here.get(SignIns).begin(id, unknown);
  await here.get(SignIns).begin(id, unknown);
  const [added, ...more] = await told(id);
  expect(more).toEqual([]);
  expect(await here.get(SignIns).findBrowser(id, added!)).toEqual({ browser: null, system: null, country: null });
});

test('what another account had is known to that account alone', async () => {
  const [id, other] = [await givenMember(here.database), await givenMember(here.database)];
  await begin(other, PHONE);
  await begin(id, FIREFOX);
  await begin(id, PHONE);
  expect(await told(id)).toHaveLength(1);
});

test('the same new browser many times at once is told of once', async () => {
  const id = await givenMember(here.database);
  await begin(id, FIREFOX);
  await Promise.all(Array.from({ length: 8 }, () => begin(id, PHONE)));
  expect(await told(id)).toHaveLength(1);
});

test('a sign-in that is taken back was none: neither session nor browser are kept', async () => {
  const id = await givenMember(here.database);
  await begin(id, FIREFOX);
  const failed = here.database.transaction(async (tx) => {
    await here.get(SignIns).begin(id, PHONE, tx);
    throw new Error('taken back');
  });
  await expect(failed).rejects.toThrow('taken back');
  expect(await told(id)).toEqual([]);
  const [row] = await here.database.read<{ n: number }>('select count(*)::integer as n from account.sessions where member_id = $1', [id]);
  expect(row?.n).toBe(1);
});

test('a browser that nobody logged in with for a year is forgotten', async () => {
  const id = await givenMember(here.database);
  await begin(id, FIREFOX);
  await begin(id, PHONE);
  here.clock.advance(days(200));
  await begin(id, PHONE);
  here.clock.advance(days(165));
  await here.jobs.run('account.tidy');
  const rows = await here.database.read('select system from account.known_browsers where member_id = $1', [id]);
  expect(rows).toEqual([{ system: 'iPhone' }]);
});
