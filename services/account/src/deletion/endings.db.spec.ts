import { days, hours } from '@rendezvous/contracts/kernel';
import { PersonalData } from '@rendezvous/server/personal-data';
import type { TestApp } from '@rendezvous/server/testing';
import { accountApp } from '../testing/account-app.js';
import { type GivenMember, givenMember } from '../testing/given.js';
import { Reactivations } from './reactivations.service.js';

let here: TestApp;
/** Whom another part holds back, or fails at. */
const held = new Set<number>();
const broken = new Set<number>();
const reminded: number[] = [];

beforeAll(async () => {
  here = await accountApp();
  here.get(PersonalData).register({
    name: 'spec',
    tables: {},
    kept: [],
    export: () => Promise.resolve({}),
    erase: (memberId) => {
      if (broken.has(memberId)) return Promise.reject(new Error('A part is broken.'));
      return Promise.resolve(held.has(memberId) ? { notYet: 'spec.payment-pending' } : null);
    },
  });
  here.bus.on('account.confirmation-overdue', 'account.spec-reminded', ({ memberId }) => void reminded.push(memberId));
});
afterAll(() => here.close());
beforeEach(async () => {
  await here.database.change(
    `update account.members set status = 'activated', activated_at = joined_at where status in ('pending_deletion', 'not_confirmed')`,
  );
  held.clear();
  broken.clear();
});

const ago = (ms: number): Date => new Date(here.clock.now().getTime() - ms);
const given = (member: GivenMember = {}) => givenMember(here.database, { joinedAt: ago(days(100)), ...member });
const leaving = async (ms: number): Promise<number> => {
  const id = await given({ status: 'pending_deletion' });
  await here.database.change('update account.members set deletion_asked_at = $2 where id = $1', [id, ago(ms)]);
  return id;
};
const newcomer = (ms: number) => given({ status: 'not_confirmed', joinedAt: ago(ms) });
const statusOf = async (id: number) =>
  (await here.database.read<{ status: string }>('select status from account.members where id = $1', [id]))[0]!.status;
const erase = () => here.jobs.run('account.erase');
const remindersOf = async (id: number) => {
  await here.bus.drain();
  return reminded.filter((each) => each === id).length;
};
const remind = () => here.jobs.run('account.remind-unconfirmed');

describe('erasing', () => {
  test('takes whose 14 days are over, and nobody else', async () => {
    const [over, open, active] = [await leaving(days(14)), await leaving(days(14) - 1000), await given()];
    const [unconfirmed, young] = [await newcomer(days(14)), await newcomer(days(14) - 1000)];
    await erase();
    expect(await Promise.all([over, open, active, unconfirmed, young].map(statusOf))).toEqual([
      'erased',
      'pending_deletion',
      'activated',
      'erased',
      'not_confirmed',
    ]);
  });

  test('waits for a part that says “not yet”, changes nothing meanwhile, and comes again', async () => {
    const [id, next] = [await leaving(days(20)), await leaving(days(20))];
    await here.database.change(`update account.members set about = 'I dive.' where id = $1`, [id]);
    held.add(id);
    await erase();
    expect([await statusOf(id), await statusOf(next)]).toEqual(['pending_deletion', 'erased']);
    expect(await here.database.read('select about from account.members where id = $1', [id])).toEqual([{ about: 'I dive.' }]);
    held.delete(id);
    await erase();
    expect(await statusOf(id)).toBe('erased');
  });

  test('is not stopped by an account that cannot be erased, and says so', async () => {
    const [id, next] = [await leaving(days(20)), await leaving(days(20))];
    broken.add(id);
    await expect(erase()).rejects.toThrow('1 accounts could not be erased.');
    expect([await statusOf(id), await statusOf(next)]).toEqual(['pending_deletion', 'erased']);
  });

  test('takes 50 a run; those that wait hold up nobody', async () => {
    const ids = await Promise.all(Array.from({ length: 170 }, () => leaving(days(15))));
    for (const id of ids.toSorted((one, two) => one - two).slice(0, 110)) held.add(id);
    await erase();
    const left = async () => (await Promise.all(ids.map(statusOf))).filter((status) => status === 'pending_deletion').length;
    expect(await left()).toBe(120);
    await erase();
    expect(await left()).toBe(110);
  });

  test('and coming back exclude each other', async () => {
    const id = await leaving(days(14) - 1000);
    const back = here.get(Reactivations).byLogin(id);
    here.clock.advance(1000);
    const [isBack] = await Promise.all([back, erase()]);
    expect(await statusOf(id)).toBe(isBack ? 'activated' : 'erased');
  });
});

describe('reminding', () => {
  test('comes after 3 and after 10 days, each once, however often the job runs', async () => {
    const id = await newcomer(0);
    const seen: number[] = [];
    for (const wait of [days(3) - 1000, 1000, hours(1), days(7) - hours(1) - 1000, 1000, days(2)]) {
      here.clock.advance(wait);
      await Promise.all([remind(), remind()]);
      await remind();
      seen.push(await remindersOf(id));
    }
    expect(seen).toEqual([0, 1, 1, 1, 2, 2]);
  });

  test('leaves out who has confirmed, or leaves', async () => {
    const [active, gone] = [await given({ joinedAt: ago(days(5)) }), await leaving(days(5))];
    await remind();
    expect([await remindersOf(active), await remindersOf(gone)]).toEqual([0, 0]);
  });

  test('is one mail for who is due for both', async () => {
    const id = await newcomer(days(11));
    await remind();
    await remind();
    expect(await remindersOf(id)).toBe(1);
  });

  test('reaches more than one statement takes', async () => {
    const ids = await Promise.all(Array.from({ length: 210 }, () => newcomer(days(4))));
    await remind();
    await here.bus.drain();
    expect(ids.filter((id) => !reminded.includes(id))).toEqual([]);
  });
});

test('kept addresses go after a year, and not before', async () => {
  await here.database.change('delete from account.kept_addresses');
  const keep = (first: number, ms: number) =>
    here.database.change('insert into account.kept_addresses (address_hash, kept_since) values ($1, $2)', [Buffer.from([first]), ago(ms)]);
  await keep(1, days(365));
  await keep(2, days(365) - 1000);
  await here.jobs.run('account.tidy');
  const rows = await here.database.read<{ address_hash: Buffer }>('select address_hash from account.kept_addresses');
  expect(rows.map(({ address_hash: hash }) => hash[0])).toEqual([2]);
});
