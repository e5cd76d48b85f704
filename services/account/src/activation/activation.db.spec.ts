import { activate, readActivationMail, resendActivation } from '@rendezvous/contracts/account/activation';
import { days } from '@rendezvous/contracts/kernel';
import type { TestApp } from '@rendezvous/server/testing';
import { Links } from '../links/links.service.js';
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
