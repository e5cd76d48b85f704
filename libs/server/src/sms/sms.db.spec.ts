import { Mailbox } from '../mail/index.js';
import { TestClock, type TestDatabase, testDatabase } from '../testing/index.js';
import { MailboxSms, NoSms, eraseSms } from './index.js';

const sms = (to: string) => ({ to, locale: 'fr', text: '123456 est votre code.\n@localhost #123456', key: 'k', kind: 'code' }) as const;

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

it('is not available where nobody is set up, and refuses', async () => {
  const none = new NoSms();
  expect(none.available).toBe(false);
  expect(await none.send()).toBe('refused');
});

it('is kept in the mailbox outside of production, by its number', async () => {
  const sender = new MailboxSms(test.database, new TestClock());
  expect(sender.available).toBe(true);
  expect(await sender.send(sms('+31612345678'))).toBe('ok');
  const [kept] = await new Mailbox(test.database).list('+31612345678');
  expect(kept).toMatchObject({ subject: 'SMS: 123456 est votre code.', text: sms('').text, html: null, locale: 'fr', kind: 'code' });
});

it('is taken out of the mailbox by its number, up to a moment', async () => {
  const clock = new TestClock();
  const sender = new MailboxSms(test.database, clock);
  await sender.send(sms('+33611111111'));
  await sender.send(sms('+33622222222'));
  const until = clock.now();
  clock.advance(1000);
  await sender.send(sms('+33611111111'));
  await test.database.transaction((tx) => eraseSms(tx, ['+33611111111'], until));
  const mailbox = new Mailbox(test.database);
  expect(await mailbox.list('+33611111111')).toMatchObject([{ at: clock.now() }]);
  expect(await mailbox.list('+33622222222')).toHaveLength(1);
});
