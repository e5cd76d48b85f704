import { changeActivationAddress } from '@rendezvous/contracts/account/activation';
import { openMailChangeLink } from '@rendezvous/contracts/account/mail-change';
import { days, hours } from '@rendezvous/contracts/kernel';
import { Config } from '@rendezvous/server/config';
import { MailboxMail, SmtpMail } from '@rendezvous/server/mail';
import type { TestApp } from '@rendezvous/server/testing';
import { MailChanges } from '../mail-change/mail-changes.service.js';
import { AccountPersonalData } from '../personal-data/personal-data.service.js';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';
import { FormerAddresses } from './former-addresses.service.js';
import { FormerAddressesStore } from './former-addresses.store.js';

let here: TestApp;
let count = 0;

beforeAll(async () => {
  here = await accountApp();
});
afterAll(() => here.close());

const given = async (more: { status?: 'not_confirmed' } = {}) => {
  count += 1;
  const [email, next] = [`before-${count}@example.org`, `after-${count}@example.org`];
  return { email, next, id: await givenMember(here.database, { email, ...more }) };
};
const send = (to: string, text = 'Hello', kind = 'news') =>
  new MailboxMail(here.database, here.clock).send({ to, locale: 'en', subject: 'News', text, kind });
const wish = (id: number, email: string) => here.database.transaction((tx) => here.get(MailChanges).wish(tx, id, email));
const changeTo = async (id: number, email: string) => {
  const changes = here.get(MailChanges);
  await wish(id, email);
  const [asked] = await here.database.read<{ id: number }>('select max(id) as id from account.mail_changes where member_id = $1', [id]);
  const { token } = (await changes.mintChange(id, asked!.id))!;
  expect((await here.call(openMailChangeLink, { token })).body.outcome).toBe('changed');
  return asked!.id;
};
const forget = async (id: number) => {
  here.clock.advance(days(14));
  await here.jobs.run('account.tidy');
  expect(await here.database.read('select from account.mail_changes where member_id = $1', [id])).toEqual([]);
};
const eraseNow = (id: number) => here.database.transaction((tx) => here.get(AccountPersonalData).erase(id, tx));
/** The days in which changes are forgotten, then the erasure. */
const erase = async (id: number) => {
  await forget(id);
  await eraseNow(id);
};
const left = async (...addresses: string[]) =>
  (await here.database.read<{ text: string }>('select text from server.mailbox where "to" = any($1) order by id', [addresses])).map(
    ({ text }) => text,
  );

test('mails to an address from before go with the account, also when its change was forgotten; what came there later is another’s', async () => {
  const [{ id, email, next }, other] = [await given(), await given()];
  await send(email);
  await changeTo(id, next);
  here.clock.advance(hours(48));
  // told while the change could be undone
  await send(email);
  here.clock.advance(1000);
  await changeTo(other.id, email);
  await send(email, 'To somebody else');
  await send(next);
  await erase(id);
  expect(await left(email, next)).toEqual(['To somebody else']);
});

test('mails to a mistyped address that was put right go with the account; whoever has that address keeps theirs', async () => {
  const { id, email, next } = await given({ status: 'not_confirmed' });
  await send(email);
  expect((await here.call(changeActivationAddress, { email: next }, { as: id })).status).toBe(200);
  here.clock.advance(1000);
  const other = await givenMember(here.database, { email });
  await send(email, 'To somebody else');
  await erase(id);
  expect(await left(email, next)).toEqual(['To somebody else']);
  await erase(other);
  expect(await left(email)).toEqual([]);
});

test('the same before its change is forgotten', async () => {
  const [{ id, email, next }, other] = [await given(), await given()];
  await send(email);
  await changeTo(id, next);
  here.clock.advance(hours(48) + 1000);
  await changeTo(other.id, email);
  await send(email, 'To somebody else');
  await eraseNow(id);
  expect(await left(email, next)).toEqual(['To somebody else']);
});

test('of an address that was asked for and never taken, the mails that asked go with the account, until it was forgotten; all others are another’s', async () => {
  const [forgotten, replaced, standing] = [await given(), await given(), await given()];
  const others = 'News for somebody else';
  for (const { id, next } of [forgotten, replaced, standing]) {
    await wish(id, next);
    await send(next, 'Is it yours?', 'mail-change');
    await send(next, others);
  }
  await wish(replaced.id, `third-${replaced.next}`);
  await eraseNow(standing.id);
  expect(await left(standing.next)).toEqual([others]);
  await erase(replaced.id);
  expect(await left(replaced.next)).toEqual([others]);
  await forget(forgotten.id);
  here.clock.advance(1000);
  await send(forgotten.next, 'Another asks', 'mail-change');
  await eraseNow(forgotten.id);
  expect(await left(forgotten.next)).toEqual([others, 'Another asks']);
});

test('of a change from before addresses were noted, the mails go as well', async () => {
  const { id, email, next } = await given();
  await send(email);
  await here.database.change(
    `insert into account.mail_changes (member_id, old_email, new_email, asked_at, changed_at) values ($1, $2, $3, $4, $4)`,
    [id, email, next, here.clock.now()],
  );
  await here.database.change('update account.members set email = $2 where id = $1', [id, next]);
  await erase(id);
  expect(await left(email)).toEqual([]);
});

test('who takes an address that was another’s before leaves that one their mails from before', async () => {
  const [{ id, email, next }, other] = [await given(), await given()];
  await send(email);
  await changeTo(id, next);
  await changeTo(id, `third-${next}`);
  here.clock.advance(hours(48) + 1000);
  await changeTo(other.id, next);
  // takes along the changes that name the address
  await eraseNow(other.id);
  await erase(id);
  expect(await left(email, next)).toEqual([]);
});

test('mails to an address that was taken back go with the account', async () => {
  const { id, email, next } = await given();
  const changeId = await changeTo(id, next);
  await send(next);
  const { token } = (await here.get(MailChanges).mintUndo(id, changeId))!;
  await here.call(openMailChangeLink, { token });
  await erase(id);
  expect(await left(email, next)).toEqual([]);
});

test('of an address that was the member’s twice the last time counts; no address stands there in clear, and an erased member has none', async () => {
  const { id, email, next } = await given();
  await changeTo(id, next);
  await changeTo(id, email);
  await send(email);
  here.clock.advance(1000);
  await changeTo(id, `third-${next}`);
  await forget(id);
  const [row] = await here.database.read<{ former: unknown[] }>('select former_addresses as former from account.members where id = $1', [
    id,
  ]);
  expect(row!.former).toHaveLength(2);
  expect(JSON.stringify(row)).not.toMatch(/before-|after-/);
  await eraseNow(id);
  expect(await left(email)).toEqual([]);
  expect(await here.database.read('select former_addresses as former from account.members where id = $1', [id])).toEqual([{ former: [] }]);
});

test('nothing is noted where a mail server has the mails', async () => {
  const { id, email } = await given();
  const former = new FormerAddresses(here.get(Config), new SmtpMail('smtp://mail.example', 'us@example.org'), new FormerAddressesStore());
  await here.database.transaction((tx) => former.note(tx, id, email, here.clock.now()));
  expect(await here.database.read('select former_addresses as former from account.members where id = $1', [id])).toEqual([{ former: [] }]);
});
