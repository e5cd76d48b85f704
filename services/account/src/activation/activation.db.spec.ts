import { activate, changeActivationAddress, readActivationMail, resendActivation } from '@rendezvous/contracts/account/activation';
import { checkMailChangeLink, openMailChangeLink } from '@rendezvous/contracts/account/mail-change';
import { days } from '@rendezvous/contracts/kernel';
import type { TestApp } from '@rendezvous/server/testing';
import { Links } from '../links/links.service.js';
import { MailChanges } from '../mail-change/mail-changes.service.js';
import { Members } from '../members/members.service.js';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';

let here: TestApp;

beforeAll(async () => {
  here = await accountApp();
});
afterAll(() => here.close());

const unconfirmed = async (email?: string): Promise<{ id: number; token: string }> => {
  const id = await givenMember(here.database, { status: 'not_confirmed', ...(email === undefined ? {} : { email }) });
  return { id, token: await here.get(Links).mint(here.database, 'activation', id) };
};

const statusOf = (id: number) => here.get(Members).statusOf(id);

const published = async (name: string, id: number): Promise<number> => {
  const [row] = await here.database.read<{ n: number }>(
    `select count(*)::integer as n from graphile_worker._private_jobs where payload ->> 'name' = $1 and (payload -> 'data' ->> 'memberId')::integer = $2`,
    [name, id],
  );
  return row!.n;
};

test.each(['', 'short', 'x'.repeat(300)])('something that is no token is refused as input: %#', async (token) => {
  expect((await here.call(activate, { token })).refusal).toBe('request.invalid');
});

test('a token that nobody got is refused', async () => {
  const answer = await here.call(activate, { token: 'never-was-minted-by-anybody' });
  expect([answer.status, answer.refusal]).toEqual([410, 'account.link-invalid']);
});

test('a token for something else is refused', async () => {
  const { id } = await unconfirmed();
  const token = await here.get(Links).mint(here.database, 'password', id);
  expect((await here.call(activate, { token })).refusal).toBe('account.link-invalid');
  expect(await statusOf(id)).toBe('not_confirmed');
});

test('after 7 days the link is over', async () => {
  const { id, token } = await unconfirmed();
  here.clock.advance(days(7));
  expect((await here.call(activate, { token })).refusal).toBe('account.link-invalid');
  expect(await statusOf(id)).toBe('not_confirmed');
});

test('the link activates: the profile is listed and the facts are published', async () => {
  const { id, token } = await unconfirmed();
  const answer = await here.call(activate, { token });
  expect(answer.body).toEqual({ credits: 3 });
  expect(await statusOf(id)).toBe('activated');
  expect(await published('account.member-activated', id)).toBe(1);
  expect(await published('account.profile-changed', id)).toBe(1);
  const [card] = await here.database.read<{ listed: boolean }>('select listed from account.member_cards where member_id = $1', [id]);
  expect(card?.listed).toBe(true);
});

test('a second mail’s link of an active member is fine and changes nothing', async () => {
  const { id, token } = await unconfirmed();
  const second = await here.get(Links).mint(here.database, 'activation', id);
  await here.call(activate, { token });
  expect((await here.call(activate, { token: second })).refusal).toBeNull();
  expect(await published('account.member-activated', id)).toBe(1);
});

test('an address that had signup credits before gets no second ones', async () => {
  const first = await unconfirmed('again@example.org');
  await here.call(activate, { token: first.token });
  expect(await here.get(Members).signupCreditsDue(first.id)).toBe(true);
  await here.database.change(`update account.members set email = null, password_hash = null, status = 'erased' where id = $1`, [first.id]);
  const second = await unconfirmed('again@example.org');
  expect((await here.call(activate, { token: second.token })).body).toEqual({ credits: 0 });
  expect(await here.get(Members).signupCreditsDue(second.id)).toBe(false);
});

test('the used link of a member who is active says so, and changes nothing; of anybody else it is refused', async () => {
  const { id, token } = await unconfirmed();
  await here.call(activate, { token });
  expect((await here.call(activate, { token })).body).toEqual({ credits: 0, again: true });
  expect(await published('account.member-activated', id)).toBe(1);
  await here.database.change(`update account.members set status = 'pending_deletion' where id = $1`, [id]);
  expect((await here.call(activate, { token })).refusal).toBe('account.link-invalid');
});

test('a password link that was used is none that confirmed an address', async () => {
  const id = await givenMember(here.database);
  const token = await here.get(Links).mint(here.database, 'password', id);
  await here.database.transaction((tx) => here.get(Links).use(tx, 'password', token));
  expect((await here.call(activate, { token })).refusal).toBe('account.link-invalid');
});

test('a link used 20 times at once activates once', async () => {
  const { id, token } = await unconfirmed();
  const answers = await Promise.all(Array.from({ length: 20 }, () => here.call(activate, { token })));
  expect(answers.filter(({ body }) => body.again === undefined)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.again)).toHaveLength(19);
  expect(await published('account.member-activated', id)).toBe(1);
});

test('whether the mail went out is told to its member only', async () => {
  expect((await here.call(readActivationMail)).refusal).toBe('auth.required');
  const id = await givenMember(here.database, { status: 'not_confirmed', email: 'waiting@example.org' });
  expect((await here.call(readActivationMail, undefined, { as: id })).body).toEqual({ sent: false, email: 'waiting@example.org' });
  await here.get(Links).mint(here.database, 'activation', id);
  expect((await here.call(readActivationMail, undefined, { as: id })).body).toEqual({ sent: true, email: 'waiting@example.org' });
});

test('the mail is asked for again by its member, three times an hour, and never for an active one', async () => {
  expect((await here.call(resendActivation)).refusal).toBe('auth.required');
  const id = await givenMember(here.database, { status: 'not_confirmed' });
  for (let times = 0; times < 3; times += 1) expect((await here.call(resendActivation, undefined, { as: id })).refusal).toBeNull();
  expect((await here.call(resendActivation, undefined, { as: id })).refusal).toBe('request.too-many');
  expect(await published('account.activation-mail-asked', id)).toBe(3);
  const active = await givenMember(here.database);
  await here.call(resendActivation, undefined, { as: active });
  expect(await published('account.activation-mail-asked', active)).toBe(0);
});

const change = (email: string, as: number | null = null) => here.call(changeActivationAddress, { email }, { as });
const addressOf = async (id: number) =>
  (await here.database.read<{ email: string }>('select email from account.members where id = $1', [id]))[0]!.email;

/** The link that the mail to a wished address would bring; null when none is sent. */
const wishOf = async (id: number) => {
  const [wish] = await here.database.read<{ id: number }>('select id from account.mail_changes where member_id = $1 order by id desc', [
    id,
  ]);
  const link = wish && (await here.get(MailChanges).mintChange(id, wish.id));
  return link ? { ...link, changeId: wish.id } : null;
};
const lastMember = async () => (await here.database.read<{ id: number }>('select max(id) as id from account.members'))[0]!;
/** Has this network be told of as many addresses as it may. */
const toldEnough = async () => {
  const email = await addressOf(await givenMember(here.database));
  for (let times = 0; times < 5; times += 1) expect((await change(email, (await unconfirmed()).id)).refusal).toBe('account.email-taken');
};

describe('a mistyped address', () => {
  // nothing counts any more of what this network was told before
  beforeEach(() => void here.clock.advance(days(1)));

  test('is nobody’s to put right but its member’s, and what is no address is refused', async () => {
    expect((await change('nina@example.org')).refusal).toBe('auth.required');
    const { id } = await unconfirmed('mistyped@example.org');
    expect((await change('nobody', id)).fields).toEqual({ email: 'email' });
    expect(await addressOf(id)).toBe('mistyped@example.org');
  });

  test('is put right: the mail goes to the new one, and a link that went to the old one is void', async () => {
    const { id, token } = await unconfirmed('nian@example.org');
    expect((await change('Nina@Example.org', id)).body).toEqual({ email: 'nina@example.org' });
    expect([await addressOf(id), await published('account.activation-mail-asked', id)]).toEqual(['nina@example.org', 1]);
    expect((await here.call(activate, { token })).refusal).toBe('account.link-invalid');
    expect(await statusOf(id)).toBe('not_confirmed');
  });

  test('is put right: a link that sets a password is void, too, where the mailbox of the old one is somebody else’s', async () => {
    const { id } = await unconfirmed('stranger@example.org');
    const reset = await here.get(Links).mint(here.database, 'password', id);
    await change('stranger@example.org', id);
    expect(await here.get(Links).isGood('password', reset)).toBe(true);
    await change('no-stranger@example.org', id);
    expect(await here.get(Links).isGood('password', reset)).toBe(false);
  });

  test('ends the bounce of the mistyped one, and nothing else that stops mails', async () => {
    const { id } = await unconfirmed('bounces@example.org');
    await here.database.change(`update account.members set notifications_disabled = '{fbl,bounce}' where id = $1`, [id]);
    await change('arrives@example.org', id);
    const [member] = await here.database.read('select notifications_disabled as left from account.members where id = $1', [id]);
    expect(member).toEqual({ left: ['fbl'] });
  });

  test('that was right sends the mail again, and its link stays good', async () => {
    const { id, token } = await unconfirmed('right@example.org');
    expect((await change('RIGHT@example.org', id)).body).toEqual({ email: 'right@example.org' });
    expect(await published('account.activation-mail-asked', id)).toBe(1);
    expect((await here.call(activate, { token })).refusal).toBeNull();
  });

  test('of who is active already stays', async () => {
    const id = await givenMember(here.database, { email: 'active@example.org' });
    expect((await change('another@example.org', id)).body).toEqual({ email: 'active@example.org' });
    expect(await published('account.activation-mail-asked', id)).toBe(0);
  });

  test('does not become one that has an account; five a day are told that, and then only the mailbox is told', async () => {
    await givenMember(here.database, { email: 'has-one@example.org' });
    await givenMember(here.database, { email: 'is-leaving@example.org', status: 'pending_deletion' });
    const refusals: (string | null)[] = [];
    for (const email of ['has-one', 'is-leaving', 'has-one', 'has-one', 'has-one']) {
      const { id } = await unconfirmed();
      const before = await addressOf(id);
      refusals.push((await change(`${email}@example.org`, id)).refusal);
      expect(await addressOf(id)).toBe(before);
    }
    const taken = 'account.email-taken';
    expect(refusals).toEqual([taken, 'account.email-deleted', taken, taken, taken]);
    // from here on a free one and a taken one look the same
    for (const [name, link] of [
      ['has-one', null],
      ['is-free', 'is-free@example.org'],
    ] as const) {
      const { id } = await unconfirmed();
      const before = await addressOf(id);
      const { body, refusal } = await change(`${name}@example.org`, id);
      expect([refusal, body]).toEqual([null, { email: `${name}@example.org`, by_mail: true }]);
      expect([await addressOf(id), await published('account.activation-mail-asked', id)]).toEqual([before, 0]);
      expect((await wishOf(id))?.email ?? null).toBe(link);
    }
    here.clock.advance(days(1));
    expect((await change('is-free@example.org', (await unconfirmed()).id)).refusal).toBeNull();
  });

  test('that was right sends the mail again also where nothing is told any more', async () => {
    await toldEnough();
    const { id } = await unconfirmed('still-right@example.org');
    expect((await change('still-right@example.org', id)).body).toEqual({ email: 'still-right@example.org' });
    expect([await published('account.activation-mail-asked', id), await wishOf(id)]).toEqual([1, null]);
  });

  test('is put right by the link of a mail where nothing is told any more; who had the mistyped one gets no way in, and may join', async () => {
    await toldEnough();
    const { id, token } = await unconfirmed('typed-wrong@example.org');
    await change('typed-right@example.org', id);
    const wish = (await wishOf(id))!;
    const look = { state: 'change', email: 'typed-right@example.org', to_confirm: true };
    expect((await here.call(checkMailChangeLink, { token: wish.token })).body).toEqual(look);
    const changed = { outcome: 'changed', to_confirm: true };
    for (let times = 0; times < 2; times += 1) expect((await here.call(openMailChangeLink, { token: wish.token })).body).toEqual(changed);
    expect([await addressOf(id), await published('account.activation-mail-asked', id)]).toEqual(['typed-right@example.org', 1]);
    expect((await here.call(activate, { token })).refusal).toBe('account.link-invalid');
    expect([await published('account.mail-changed', id), await here.get(MailChanges).undoable(id)]).toEqual([0, []]);
    expect(await here.get(MailChanges).mintUndo(id, wish.changeId)).toBeNull();
    await change('typed-wrong@example.org', (await unconfirmed()).id);
    expect((await wishOf((await lastMember()).id))?.email).toBe('typed-wrong@example.org');
  });

  test('is no wish any more once the present one is confirmed: from then on a change asks for the password', async () => {
    await toldEnough();
    const { id, token } = await unconfirmed('confirms@example.org');
    await change('wished@example.org', id);
    const wish = (await wishOf(id))!;
    expect((await here.call(activate, { token })).refusal).toBeNull();
    expect((await here.call(openMailChangeLink, { token: wish.token })).refusal).toBe('account.link-invalid');
    expect(await wishOf(id)).toBeNull();
    expect(await addressOf(id)).toBe('confirms@example.org');
  });

  test('that ten want at once goes to one of them', async () => {
    const waiting = await Promise.all(Array.from({ length: 10 }, () => unconfirmed()));
    const answers = await Promise.all(waiting.map(({ id }) => change('wanted@example.org', id)));
    // five of the others are told that it is taken, the rest only by mail
    expect(answers.filter(({ refusal, body }) => refusal === null && body.by_mail !== true)).toHaveLength(1);
    expect(answers.filter(({ refusal }) => refusal === 'account.email-taken')).toHaveLength(5);
    expect(await here.database.read(`select from account.members where email = 'wanted@example.org'`)).toHaveLength(1);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  });

  test('may be changed three times an hour', async () => {
    const { id } = await unconfirmed();
    for (let times = 0; times < 3; times += 1) expect((await change(`try-${times}@example.org`, id)).refusal).toBeNull();
    expect((await change('try-4@example.org', id)).refusal).toBe('request.too-many');
  });
});
