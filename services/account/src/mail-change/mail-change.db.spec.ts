import { setTimeout as pause } from 'node:timers/promises';
import { changeActivationAddress } from '@rendezvous/contracts/account/activation';
import { askDeletion, reactivate } from '@rendezvous/contracts/account/deletion';
import { askMailChange, checkMailChangeLink, openMailChangeLink } from '@rendezvous/contracts/account/mail-change';
import { checkSignup, signUp } from '@rendezvous/contracts/account/signup';
import { days, hours, minutes } from '@rendezvous/contracts/kernel';
import { Refusal } from '@rendezvous/server/refusal';
import type { TestApp } from '@rendezvous/server/testing';
import { Links } from '../links/links.service.js';
import { Logins } from '../login/logins.service.js';
import { PasswordChange } from '../passwords/password-change.service.js';
import { PasswordReset } from '../passwords/password-reset.service.js';
import { Passwords } from '../passwords/passwords.service.js';
import { Sessions } from '../sessions/sessions.service.js';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';
import { MailChanges } from './mail-changes.service.js';

let here: TestApp;
let passwordHash: string;
let count = 0;

const PASSWORD = 'a quiet harbour';
const NEW = 'an even quieter harbour';

beforeAll(async () => {
  here = await accountApp();
  passwordHash = await here.get(Passwords).hash(PASSWORD);
});
afterAll(() => here.close());
beforeEach(async () => {
  await here.database.change('delete from account.address_answers');
  here.clock.advance(days(3));
});

const given = async (more: { status?: 'not_confirmed' | 'pending_deletion' } = {}) => {
  count += 1;
  const [email, next] = [`old-${count}@example.org`, `new-${count}@example.org`];
  return { email, next, id: await givenMember(here.database, { email, passwordHash, ...more }) };
};

/** The code of the refusal with the fields that it names; null when there is none. */
const ask = (id: number, email: string, { password = PASSWORD, network = '192.0.2.1' } = {}): Promise<string | null> =>
  here
    .get(MailChanges)
    .ask(id, { email, password, network })
    .then(
      () => null,
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        return [error.code, ...(error.details.fields ?? []).map(({ path, code }) => `${path} ${code}`)].join(' ');
      },
    );

const events = async (id: number, name: string): Promise<number[]> => {
  const rows = await here.database.read<{ change_id: number }>(
    `select (payload -> 'data' ->> 'changeId')::integer as change_id from graphile_worker._private_jobs
     where payload ->> 'name' = $2 and (payload -> 'data' ->> 'memberId')::integer = $1 order by id`,
    [id, name],
  );
  return rows.map(({ change_id: changeId }) => changeId);
};

/** The link that the mail to the new address would bring. */
const linkFor = async (id: number) => {
  const changeId = (await events(id, 'account.mail-change-asked')).at(-1)!;
  return (await here.get(MailChanges).mintChange(id, changeId))!;
};
const undoFor = async (id: number) => {
  const changeId = (await events(id, 'account.mail-changed')).at(-1)!;
  return (await here.get(MailChanges).mintUndo(id, changeId))!;
};
/** What the page of a link asks before it is used. */
const look = async (token: string) => {
  const { body, refusal } = await here.call(checkMailChangeLink, { token });
  return refusal ?? (body.email === null ? body.state : `${body.state} ${body.email}`);
};
const open = async (token: string) => {
  const { body, refusal } = await here.call(openMailChangeLink, { token });
  return refusal ?? body.outcome;
};
const addressOf = async (id: number) =>
  (await here.database.read<{ email: string }>('select email from account.members where id = $1', [id]))[0]!.email;
const statusOf = async (id: number) =>
  (await here.database.read('select status, email, deletion_asked_at from account.members where id = $1', [id]))[0];
const profileChanges = (id: number) => events(id, 'account.profile-changed');
const changeTo = async (id: number, email: string) => {
  await ask(id, email);
  const { token } = await linkFor(id);
  expect(await open(token)).toBe('changed');
  return token;
};

const form = (email: string) => ({
  email,
  name: `Joins later ${(count += 1)}`,
  password: PASSWORD,
  date_of_birth: '1990-01-31',
  gender: 'female' as const,
  sexuality: 'hetero' as const,
  country: 'NL' as const,
  region: 'NL-NH',
  language: 'en' as const,
  consent_terms: true as const,
  consent_matching: true as const,
  consent_marketing: false,
});

describe('asking', () => {
  test('nobody who is not logged in asks, and what is no address is refused', async () => {
    expect((await here.call(askMailChange, { email: 'a@example.org', password: PASSWORD })).refusal).toBe('auth.required');
    const { id } = await given();
    expect((await here.call(askMailChange, { email: 'nobody', password: PASSWORD }, { as: id })).fields).toEqual({ email: 'email' });
  });

  test('a wrong password is refused before anything is said of the address, and locks as at the login', async () => {
    const [{ id }, { email: taken }] = [await given(), await given()];
    for (let tries = 0; tries < 5; tries += 1) expect(await ask(id, taken, { password: 'wrong' })).toBe('account.old-password-wrong');
    expect(await ask(id, taken)).toBe('account.login-blocked');
    expect(await events(id, 'account.mail-change-asked')).toEqual([]);
  });

  test('the present address and one of somebody else are refused', async () => {
    const [{ id, email }, { email: taken }] = [await given(), await given()];
    expect(await ask(id, email.toUpperCase())).toBe('request.invalid email same');
    expect(await ask(id, taken.toUpperCase())).toBe('account.email-taken');
  });

  test('a network is told five times a day that an address is taken; then nothing is said, and no mail goes there', async () => {
    const { email: taken } = await given();
    const { id, next } = await given();
    for (let times = 0; times < 5; times += 1) expect(await ask(id, taken)).toBe('account.email-taken');
    expect(await ask(id, taken)).toBeNull();
    const [changeId] = await events(id, 'account.mail-change-asked');
    expect(await here.get(MailChanges).mintChange(id, changeId!)).toBeNull();
    expect(await ask(id, next)).toBeNull();
    expect((await linkFor(id)).email).toBe(next);
    expect(await ask(id, taken, { network: '198.51.100.7' })).toBe('account.email-taken');
  });

  test('nothing changes until the link is used; the same again at once sends no second mail, later it does', async () => {
    const { id, email, next } = await given();
    let held: Promise<void> | undefined;
    // nobody writes a wish until all of them have looked for one
    await new Promise<void>((locked) => {
      held = here.database.transaction(async (tx) => {
        await tx.change('lock table account.mail_changes in exclusive mode');
        locked();
        await pause(1000);
      });
    });
    await Promise.all([held, ...Array.from({ length: 4 }, () => ask(id, next))]);
    expect(await events(id, 'account.mail-change-asked')).toHaveLength(1);
    expect(await addressOf(id)).toBe(email);
    here.clock.advance(minutes(1));
    await ask(id, next);
    expect(await events(id, 'account.mail-change-asked')).toHaveLength(2);
  });

  test('another wish takes the place of the first, whose link is void', async () => {
    const { id, next } = await given();
    await ask(id, next);
    const first = await linkFor(id);
    await ask(id, `second-${next}`);
    expect(await open(first.token)).toBe('account.link-invalid');
    expect(await open((await linkFor(id)).token)).toBe('changed');
    expect(await addressOf(id)).toBe(`second-${next}`);
  });
});

describe('the link to the new address', () => {
  test('changes it once, tells the open tabs, and says the same when it is opened again', async () => {
    const { id, next } = await given();
    const token = await changeTo(id, next);
    expect(await addressOf(id)).toBe(next);
    expect(here.realtime.to(id)).toEqual([{ type: 'user-changed' }]);
    expect([await open(token), await open(token)]).toEqual(['changed', 'changed']);
    expect(await events(id, 'account.mail-changed')).toHaveLength(1);
  });

  test('opened many times at once it changes once', async () => {
    const { id, next } = await given();
    await ask(id, next);
    const { token } = await linkFor(id);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => open(token)));
    expect(new Set(outcomes)).toEqual(new Set(['changed']));
    expect(await events(id, 'account.mail-changed')).toHaveLength(1);
  });

  test('works for a day, and says so when it is over; one that is unknown is refused', async () => {
    const { id, email, next } = await given();
    await ask(id, next);
    const { token } = await linkFor(id);
    here.clock.advance(hours(24));
    expect(await open(token)).toBe('expired');
    expect(await addressOf(id)).toBe(email);
    expect(await open('never-was-minted-by-anybody')).toBe('account.link-invalid');
    expect(await open(await here.get(Links).mint(here.database, 'password', id))).toBe('account.link-invalid');
  });

  test('does not take an address that somebody got meanwhile, and stays good', async () => {
    const { id, next } = await given();
    await ask(id, next);
    const { token } = await linkFor(id);
    const other = await givenMember(here.database, { email: next });
    expect(await open(token)).toBe('account.email-taken');
    await here.database.change(`update account.members set email = 'elsewhere-' || email where id = $1`, [other]);
    expect(await open(token)).toBe('changed');
  });

  test('links that lie in the old mailbox are void; who is not confirmed is asked to confirm the new one', async () => {
    const { id, next } = await given({ status: 'not_confirmed' });
    const links = here.get(Links);
    const sent = [await links.mint(here.database, 'password', id), await links.mint(here.database, 'activation', id)] as const;
    await changeTo(id, next);
    expect([await links.isGood('password', sent[0]), await links.isGood('activation', sent[1])]).toEqual([false, false]);
    expect(await events(id, 'account.activation-mail-asked')).toHaveLength(1);
  });
});

test('looking at a link uses up none, and says what it would do, or what came of it', async () => {
  const { id, email, next } = await given();
  await ask(id, next);
  const { token } = await linkFor(id);
  expect([await look(token), await look(token)]).toEqual([`change ${next}`, `change ${next}`]);
  expect(await addressOf(id)).toBe(email);
  await open(token);
  const undo = await undoFor(id);
  expect([await look(token), await look(undo.token), await addressOf(id)]).toEqual(['changed', `undo ${email}`, next]);
  await open(undo.token);
  expect([await look(token), await look(undo.token)]).toEqual(['used', 'undone']);
  await here.database.change('update account.members set password_hash = $2 where id = $1', [id, passwordHash]);
  await ask(id, next);
  const late = await linkFor(id);
  here.clock.advance(hours(24));
  expect(await look(late.token)).toBe('expired');
  expect(await look(await here.get(Links).mint(here.database, 'password', id))).toBe('account.link-invalid');
});

describe('a new password', () => {
  const doors = {
    change: (id: number) =>
      here
        .get(PasswordChange)
        .set({ memberId: id, operator: false, sessionId: 'none' }, { old: PASSWORD, password: NEW, network: '192.0.2.1' }),
    reset: async (id: number) => here.get(PasswordReset).set(await here.get(Links).mint(here.database, 'password', id), NEW),
  };

  test.each(['change', 'reset'] as const)(
    'ends a wish for another address, whether its mail was written or not, and not the way back: %s',
    async (door) => {
      const { id, next } = await given();
      await changeTo(id, next);
      const undo = await undoFor(id);
      await ask(id, `thief-${next}`);
      const [{ token }, changeId] = [await linkFor(id), (await events(id, 'account.mail-change-asked')).at(-1)!];
      await doors[door](id);
      expect(await here.get(MailChanges).mintChange(id, changeId)).toBeNull();
      expect([await open(token), await addressOf(id)]).toEqual(['account.link-invalid', next]);
      expect(await open(undo.token)).toBe('undone');
    },
  );
});

describe('the link to the old address', () => {
  test('puts it back, ends every session, voids what was sent since, and says the same when it is opened again', async () => {
    const { id, email, next } = await given();
    const confirmed = await changeTo(id, next);
    const { token: session } = await here.get(Sessions).start(id, { network: '192.0.2.1', userAgent: '' });
    const reset = await here.get(Links).mint(here.database, 'password', id);
    await ask(id, `third-${next}`);
    const third = await linkFor(id);
    const undo = await undoFor(id);
    expect(undo.email).toBe(email);
    expect([await open(undo.token), await open(undo.token)]).toEqual(['undone', 'undone']);
    expect(await events(id, 'account.mail-restored')).toHaveLength(1);
    expect(await addressOf(id)).toBe(email);
    expect(await here.get(Sessions).resolve(session)).toBeNull();
    expect(await here.get(Links).isGood('password', reset)).toBe(false);
    expect(await open(third.token)).toBe('account.link-invalid');
    // its change is one no more
    expect(await open(confirmed)).toBe('used');
  });

  test('puts it back also when the address was changed once more, and the link of that second change is void', async () => {
    const { id, email, next } = await given();
    await changeTo(id, next);
    const owner = await undoFor(id);
    await changeTo(id, `thief-${next}`);
    const thief = await undoFor(id);
    expect(await open(owner.token)).toBe('undone');
    expect(await addressOf(id)).toBe(email);
    expect(await open(thief.token)).toBe('account.link-invalid');
    expect(await addressOf(id)).toBe(email);
  });

  test('ends the password, which whoever changed the address knows; a link to the address that is back sets another one', async () => {
    const { id, email, next } = await given();
    const logIn = (password: string) =>
      here
        .get(Logins)
        .logIn({ email, password, network: '203.0.113.9' })
        .then(
          () => null,
          (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error as Error)),
        );
    await changeTo(id, next);
    const undo = await undoFor(id);
    await open(undo.token);
    expect(await logIn(PASSWORD)).toBe('account.login-failed');
    expect(await ask(id, next)).toBe('account.old-password-wrong');
    await here.get(PasswordReset).set(await here.get(Links).mint(here.database, 'password', id), NEW);
    expect(await logIn(NEW)).toBeNull();
    // opened again it says what it did, and ends nothing more
    expect(await open(undo.token)).toBe('undone');
    expect(await logIn(NEW)).toBeNull();
  });

  test('brings an account back that was being deleted since, listed again; what was sent to the other address brings nothing back', async () => {
    const { id, email, next } = await given();
    await changeTo(id, next);
    const undo = await undoFor(id);
    expect((await here.call(askDeletion, { password: PASSWORD }, { as: id })).refusal).toBeNull();
    const sent = await here.get(Links).mint(here.database, 'reactivation', id);
    const listed = (await profileChanges(id)).length;
    expect((await here.call(checkMailChangeLink, { token: undo.token })).body).toEqual({ state: 'undo', email, account_back: true });
    const twice = [await here.call(openMailChangeLink, { token: undo.token }), await here.call(openMailChangeLink, { token: undo.token })];
    const back = { outcome: 'undone', account_back: true };
    expect(twice.map(({ body }) => body)).toEqual([back, back]);
    expect((await here.call(checkMailChangeLink, { token: undo.token })).body).toEqual({
      state: 'undone',
      email: null,
      account_back: true,
    });
    expect(await statusOf(id)).toEqual({ status: 'activated', email, deletion_asked_at: null });
    expect(await profileChanges(id)).toHaveLength(listed + 1);
    expect((await here.call(reactivate, { token: sent })).refusal).toBe('account.link-invalid');
    here.clock.advance(days(15));
    await here.jobs.run('account.erase');
    expect(await statusOf(id)).toEqual({ status: 'activated', email, deletion_asked_at: null });
    // of one that nobody deletes nothing is said
    const other = await given();
    await changeTo(other.id, other.next);
    const { token } = await undoFor(other.id);
    expect((await here.call(openMailChangeLink, { token })).body).toEqual({ outcome: 'undone' });
    await here.call(askDeletion, { password: PASSWORD }, { as: other.id });
    expect((await here.call(checkMailChangeLink, { token })).body).toEqual({ state: 'undone', email: null });
  });

  test('is there for each address that the member had within 48 hours and has no more, the first time that it went', async () => {
    const { id, email, next } = await given();
    const changes = here.get(MailChanges);
    expect(await changes.undoable(id)).toEqual([]);
    await changeTo(id, next);
    const [first] = await changes.undoable(id);
    expect((await changes.mintUndo(id, first!))?.email).toBe(email);
    await changeTo(id, email);
    const [second] = await changes.undoable(id);
    expect((await changes.mintUndo(id, second!))?.email).toBe(next);
    here.clock.advance(hours(1));
    await changeTo(id, `third-${next}`);
    expect(await changes.undoable(id)).toEqual([first, second]);
    here.clock.advance(hours(47));
    expect(await changes.undoable(id)).toHaveLength(1);
    here.clock.advance(hours(1));
    expect(await changes.undoable(id)).toEqual([]);
  });

  test('ends a bounce of the address that it takes away', async () => {
    const { id, next } = await given();
    await changeTo(id, next);
    await here.database.change(`update account.members set notifications_disabled = '{bounce,fbl}' where id = $1`, [id]);
    await open((await undoFor(id)).token);
    expect(await here.database.read('select notifications_disabled as left from account.members where id = $1', [id])).toEqual([
      { left: ['fbl'] },
    ]);
  });

  test('works for 48 hours from the change on, whenever its mail was written', async () => {
    const { id, next } = await given();
    await changeTo(id, next);
    here.clock.advance(hours(47));
    const { token } = await undoFor(id);
    here.clock.advance(hours(1));
    expect(await open(token)).toBe('expired');
    expect(await addressOf(id)).toBe(next);
    expect(await undoFor(id)).toBeNull();
  });

  test('so long nobody else gets the old address, neither by joining nor by a change of theirs, confirmed or not; then it is free', async () => {
    const [{ id, email, next }, other, unconfirmed] = [await given(), await given(), await given({ status: 'not_confirmed' })];
    await changeTo(id, next);
    const { email: asked, name, password, date_of_birth: birthDate } = form(email);
    const check = () => here.call(checkSignup, { email: asked, name, password, date_of_birth: birthDate });
    expect((await check()).refusal).toBe('account.email-taken');
    expect((await here.call(signUp, form(email))).refusal).toBe('account.email-taken');
    expect(await ask(other.id, email)).toBe('account.email-taken');
    expect((await here.call(changeActivationAddress, { email }, { as: unconfirmed.id })).refusal).toBe('account.email-taken');
    expect(await addressOf(unconfirmed.id)).toBe(unconfirmed.email);
    here.clock.advance(hours(48));
    expect((await check()).refusal).toBeNull();
    expect(await ask(other.id, email)).toBeNull();
    expect((await here.call(signUp, form(email))).refusal).toBeNull();
  });

  test('the member themself may take the old address again', async () => {
    const { id, email, next } = await given();
    await changeTo(id, next);
    await changeTo(id, email);
    expect(await addressOf(id)).toBe(email);
  });
});

test('changes are forgotten after two weeks', async () => {
  const { id, next } = await given();
  await changeTo(id, next);
  here.clock.advance(days(14));
  await here.jobs.run('account.tidy');
  expect(await here.database.read('select from account.mail_changes where member_id = $1', [id])).toEqual([]);
});
