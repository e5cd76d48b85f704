import { PersonalData, type PersonalDataPart } from './personal-data.js';

const part = (name: string, tables: PersonalDataPart['tables'], kept: PersonalDataPart['kept'] = []): PersonalDataPart => ({
  name,
  tables,
  kept,
  export: () => Promise.resolve({}),
  erase: () => Promise.resolve(null),
});

test('a name, or a table, of another part is refused, and the part with it', () => {
  const data = new PersonalData();
  const chat = part('chat', { 'chat.likes': ['from_id', 'to_id'] });
  data.register(chat);
  expect(() => data.register(part('chat', {}))).toThrow('There is a part "chat" of personal data already.');
  expect(() => data.register(part('notify', { 'notify.deliveries': ['member_id'], 'chat.likes': ['to_id'] }))).toThrow(
    'Personal data in chat.likes belongs to "chat" already, not to "notify".',
  );
  expect(data.parts()).toEqual([chat]);
});

test('a part keeps rows of its own tables only', () => {
  const kept = [{ table: 'billing.orders', reason: 'tax-law', days: 2557 }];
  expect(() => new PersonalData().register(part('billing', { 'billing.wallets': ['member_id'] }, kept))).toThrow(
    '"billing" keeps personal data in billing.orders, which is none of its tables.',
  );
});

test('parts are told in the order in which they came', () => {
  const data = new PersonalData();
  const [account, chat] = [part('account', { 'account.members': ['id'] }), part('chat', {})];
  data.register(account);
  data.register(chat);
  expect(data.parts()).toEqual([account, chat]);
});
