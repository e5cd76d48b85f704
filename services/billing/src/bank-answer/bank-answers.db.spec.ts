import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createOrder } from '@rendezvous/contracts/billing/orders';
import {
  decideBankFile,
  listBankFiles,
  readBankFile,
  resolveBankAnswerLine,
  uploadBankAnswer,
} from '@rendezvous/contracts/billing/operator-direct-debits';
import { listRefunds } from '@rendezvous/contracts/billing/refunds';
import { days, minutes } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { Config } from '@rendezvous/server/config';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule, Refunds, Wallets } from '../index.js';
import { writeBookingNotice, writeStatusReport } from '../sandbox-debits/debit-answers.js';
import { bankDate } from '../sepa/bank-day.rules.js';
import { DebitAtBank, passBankDays } from '../testing/debit-at-bank.js';
import { debitEnvironment, debitOf, DebitedMember, detailsOf } from '../testing/debited-member.js';
import { billingData } from '../testing/index.js';
import { SPEND } from '../testing/spend.js';

const OURS = 'DE89370400440532013000';

let app: TestApp;
let operator: { memberId: number; operator: true };
let count = 0;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData, environment: debitEnvironment });
  operator = { memberId: await givenMember(app.database, { operator: true }), operator: true };
});
beforeEach(() => app.clock.advance(days(1)));
afterAll(() => app.close());

const answered = () => ({ messageId: `bank-${(count += 1)}`, createdAt: app.clock.now() });
const today = () => bankDate(app.clock.now());
const upload = (xml: string | Uint8Array) =>
  app.call(uploadBankAnswer, undefined, { as: operator, file: typeof xml === 'string' ? Buffer.from(xml) : xml });
const download = (fileId: number) => app.call(readBankFile, { fileId }, { as: operator });
const sendFiles = () => app.jobs.run('billing.send-bank-files');
const list = async () => (await app.call(listBankFiles, {}, { as: operator })).body;

interface Bought extends Pick<DebitAtBank, 'member' | 'order'> {
  readonly debit: DebitAtBank;
  readonly name: string;
  readonly messageId: string;
}

/** A purchase whose debit was sent. */
const sent = async (keep = false): Promise<Bought> => {
  const debit = await DebitAtBank.sign(app, keep, operator.memberId);
  await debit.send();
  const { member, order } = debit;
  return { debit, member, order, name: (await debit.row).name!, messageId: (await debit.file()).message_id };
};

const booked = async ({ debit }: Bought) => debit.upload(await debit.bookingNotice({ amount: 2799, direction: 'CRDT' }));
const returned = async ({ debit }: Bought, reason: string) =>
  debit.upload(await debit.bookingNotice({ amount: 2799, direction: 'DBIT', reason }));
const rejected = ({ name, messageId }: Bought, reason: string) =>
  upload(writeStatusReport(answered(), { messageId, kind: 'pain.008.001.08' }, [{ name, status: 'RJCT', reason }]));

const told = async ({ member, order }: Bought) => {
  const { state, reason, kind } = await debitOf(app, order);
  const wallets = app.get(Wallets);
  const { debt } = await wallets.held(member.memberId);
  return { order: await member.state(order.id), debit: state, reason, kind, balance: await wallets.balance(member.memberId), debt };
};

test('members and visitors neither see nor change anything of it', async () => {
  const memberId = await givenMember(app.database);
  for (const [as, refusal] of [
    [null, 'auth.required'],
    [memberId, 'auth.forbidden'],
  ] as const) {
    expect((await app.call(listBankFiles, {}, { as })).refusal).toBe(refusal);
    expect((await app.call(readBankFile, { fileId: 1 }, { as })).refusal).toBe(refusal);
    expect((await app.call(decideBankFile, { fileId: 1, bank_has_it: true }, { as })).refusal).toBe(refusal);
    expect((await app.call(uploadBankAnswer, undefined, { as, file: Buffer.from('<a/>') })).refusal).toBe(refusal);
    expect((await app.call(resolveBankAnswerLine, { answerId: 1, position: 1 }, { as })).refusal).toBe(refusal);
  }
});

const notice = () => writeBookingNotice(answered(), OURS, [{ name: 'RDV-D-1', amount: 1, direction: 'CRDT', day: today() }]);

describe('unreadable', () => {
  const BOMB = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>`;

  test.each([
    ['nothing', () => ''],
    ['no XML', () => 'RDV-D-1;27.99'],
    ['XML that does not end', () => notice().slice(0, -20)],
    ['another document', () => '<Document><a/></Document>'],
    ['a message that banks send for something else', () => notice().replace('camt.054.001.08', 'camt.053.001.08')],
    ['one of ours', () => notice().replace('camt.054.001.08', 'pain.008.001.08')],
    ['entities of its own', () => notice().replace('<?xml version="1.0" encoding="UTF-8"?>', BOMB)],
    ['a file from elsewhere', () => notice().replace('<Document', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><Document')],
    ['another encoding', () => Buffer.from(notice(), 'utf16le')],
    ['a day that there is not', () => notice().replace(/<Dt>[^<]*/, '<Dt>2026-02-30')],
    ['a day of no century of ours', () => notice().replace(/<Dt>[^<]*/, '<Dt>0000-01-01')],
    ['a day after which no calendar goes on', () => notice().replace(/<Dt>[^<]*/, '<Dt>9999-12-31')],
    ['a message that says it is from before the banks', () => notice().replace(/<CreDtTm>\d{4}/, '<CreDtTm>0000')],
    ['an amount that is none', () => notice().replaceAll('>0.01<', '>1e9<')],
    ['a notice without an account', () => notice().replace(/<Acct>.*?<\/Acct>/, '')],
    ['elements a hundred thousand deep', () => `<Document>${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}</Document>`],
  ])('%s is refused, and nothing is kept', async (_, file) => {
    const before = (await list()).answers.length;
    expect(await upload(file())).toMatchObject({ status: 422, refusal: 'billing.bank-answer-unreadable' });
    expect((await list()).answers).toHaveLength(before);
  });

  test('somebody else’s account is refused', async () => {
    expect(await upload(notice().replace(OURS, 'NL91ABNA0417164300'))).toMatchObject({ refusal: 'billing.bank-answer-of-others' });
  });

  test('what is too large is refused', async () => {
    expect(await upload(Buffer.alloc(10_000_001, ' '))).toMatchObject({ status: 413, refusal: 'billing.bank-answer-too-large' });
  });
});

describe('a debit', () => {
  test('that was accepted and booked is collected; the same said again changes nothing', async () => {
    const bought = await sent();
    const { name, messageId } = bought;
    await upload(writeStatusReport(answered(), { messageId, kind: 'pain.008.001.08' }, [{ name, status: 'ACSP' }]));
    expect((await list()).files[0]).toMatchObject({ message_id: messageId, state: 'accepted', answered_at: expect.any(String) });
    expect(await told(bought)).toMatchObject({ debit: 'sent' });
    expect((await booked(bought)).body).toMatchObject({ kind: 'camt.054', lines: 1, open_lines: 0, received_by: operator.memberId });
    expect((await booked(bought)).body.open_lines).toBe(0);
    expect(await told(bought)).toMatchObject({ order: 'completed', debit: 'collected', balance: 25 });
  });

  test('that the bank refuses takes the credits back, leaves what was spent as a debt, and blocks the method', async () => {
    const bought = await sent();
    const { memberId } = bought.member;
    await app.database.change(SPEND, [memberId, 10, 'a gift', app.clock.now()]);
    expect((await rejected(bought, 'AM04')).status).toBe(200);
    expect(await told(bought)).toEqual({ order: 'charged_back', debit: 'rejected', reason: 'AM04', kind: 'reject', balance: 0, debt: 10 });
    expect((await list()).files[0]!.state).toBe('partly');
    expect((await bought.member.place(10)).refusal).toBe('billing.direct-debit-blocked');
    const [member] = await app.database.read<{ premium_since: Date | null }>('select premium_since from account.members where id = $1', [
      memberId,
    ]);
    expect(member!.premium_since).toBeNull();
  });

  test('of a file that is refused as a whole is refused, whoever is named in it or not', async () => {
    const bought = await sent();
    const { messageId } = bought;
    await upload(writeStatusReport(answered(), { messageId, kind: 'pain.008.001.08', status: 'RJCT', reason: 'FF01' }, []));
    expect(await told(bought)).toMatchObject({ order: 'charged_back', debit: 'rejected', reason: 'FF01' });
    expect((await list()).files[0]!.state).toBe('rejected');
  });

  test.each([
    ['MD06', 40, 'refund'],
    ['MD01', 300, 'unauthorised'],
    ['AM04', 2, 'return'],
  ])('that was booked and goes back with %s after %i days is a lost dispute: a %s', async (reason, after, kind) => {
    const bought = await sent(true);
    await booked(bought);
    app.clock.advance(days(after));
    expect((await returned(bought, reason)).body.open_lines).toBe(0);
    expect(await told(bought)).toEqual({ order: 'charged_back', debit: 'returned', reason, kind, balance: 0, debt: 0 });
    const [dispute] = await app.database.read('select status, provider, amount from billing.disputes where order_id = $1', [
      bought.order.id,
    ]);
    expect(dispute).toEqual({ status: 'lost', provider: 'sepa', amount: 2799 });
    const [mandate] = await app.database.read<{ end_reason: string | null }>(
      'select end_reason from billing.mandates where member_id = $1',
      [bought.member.memberId],
    );
    expect(mandate!.end_reason).toBe(reason === 'MD01' ? 'bank' : null);
    await returned(bought, reason);
    await app.jobs.run('billing.read-bank-answers');
    expect(await app.database.read('select from billing.disputes where order_id = $1', [bought.order.id])).toHaveLength(1);
  });

  test('that ends its mandate stops what is signed by that and in no file yet', async () => {
    const bought = await sent(true);
    const unsent = await bought.member.buy(10, null);
    const id = await refund({ member: bought.member, order: unsent }, 29);
    await returned(bought, 'MD01');
    expect(await debitOf(app, unsent)).toMatchObject({ state: 'withheld', kind: 'mandate-ended', reason: 'MD01', file: null });
    await ask(id);
    expect([await stateOf(bought, id), await bought.member.state(unsent.id)]).toEqual(['failed', 'charged_back']);
    expect(await told(bought)).toMatchObject({ order: 'charged_back', balance: 0, debt: 29 });
    app.clock.advance(days(7));
    await sendFiles();
    expect((await debitOf(app, unsent)).state).toBe('withheld');
    expect(await app.database.read('select from billing.disputes where member_id = $1', [bought.member.memberId])).toHaveLength(2);
  });

  test('that goes back keeps its account from everybody', async () => {
    const member = await DebitedMember.join(app);
    const details = detailsOf();
    const order = await member.buy(25, details);
    app.clock.advance(days(7));
    await sendFiles();
    const name = (await debitOf(app, order)).name!;
    await upload(writeBookingNotice(answered(), OURS, [{ name, amount: 2799, direction: 'DBIT', day: today(), reason: 'MD01' }]));
    const other = await DebitedMember.join(app);
    const { id } = await other.order(10);
    expect((await other.choose(id, details)).refusal).toBe('billing.direct-debit-blocked');
  });

  test('of which the return is heard of before the booking is returned, and stays so', async () => {
    const bought = await sent();
    await returned(bought, 'AM04');
    expect((await booked(bought)).body.open_lines).toBe(0);
    expect(await told(bought)).toMatchObject({ debit: 'returned', order: 'charged_back' });
  });

  test('that a crash left without its dispute gets it by the next run', async () => {
    const bought = await sent();
    await app.database.change(
      `update billing.direct_debits set state = 'returned', reason = 'AM04', return_kind = 'return', returned_on = '2026-12-01' where end_to_end_id = $1`,
      [bought.name],
    );
    await app.jobs.run('billing.read-bank-answers');
    expect(await told(bought)).toMatchObject({ order: 'charged_back' });
  });
});

describe('taken in', () => {
  test('a file counts once, by its bytes, also ten times at once', async () => {
    const bought = await sent();
    const xml = writeBookingNotice(answered(), OURS, [{ name: bought.name, amount: 2799, direction: 'CRDT', day: today() }]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(xml)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const log = await app.database.read('select from site.audit_log where subject = $1', [`bank answer ${answers[0]!.body.id}`]);
    expect(log).toHaveLength(1);
  });

  test('what cannot be followed waits for an operator, and the rest of the file counts', async () => {
    const [bought, other] = [await sent(), await sent()];
    const xml = writeBookingNotice(answered(), OURS, [
      { name: 'INVOICE 7', amount: 500, direction: 'CRDT', day: today() },
      { name: bought.name, amount: 2798, direction: 'CRDT', day: today() },
      { name: other.name, amount: 2799, direction: 'CRDT', day: today() },
    ]);
    const { body } = await upload(xml);
    expect(body).toMatchObject({ lines: 3, open_lines: 2 });
    const open = (await list()).open_lines.filter(({ answer }) => answer === body.id);
    expect(open).toMatchObject([
      { position: 1, fault: 'unknown', end_to_end_id: 'INVOICE 7', amount: 500, says: 'booked' },
      { position: 2, fault: 'amount-differs', end_to_end_id: bought.name, amount: 2798 },
    ]);
    expect([(await told(bought)).debit, (await told(other)).debit]).toEqual(['sent', 'collected']);
    expect((await rejected(other, 'AM04')).body.open_lines).toBe(1);
    expect((await list()).open_lines[0]).toMatchObject({ fault: 'does-not-follow', says: 'rejected', reason: 'AM04' });
    for (let again = 0; again < 2; again += 1)
      expect((await app.call(resolveBankAnswerLine, { answerId: body.id, position: 1 }, { as: operator })).status).toBe(200);
    expect((await list()).open_lines.filter(({ answer }) => answer === body.id)).toHaveLength(1);
    expect((await app.call(resolveBankAnswerLine, { answerId: body.id, position: 3 }, { as: operator })).refusal).toBe(
      'billing.bank-answer-line-not-found',
    );
  });

  test('what is booked together is booked each by its own name and amount, or not at all where it does not add up', async () => {
    const bought = [await sent(), await sent()];
    /** One entry for all of them. */
    const together = (total: string) =>
      writeBookingNotice(answered(), OURS, [{ name: '', amount: 2799, direction: 'CRDT', day: today() }])
        .replace('27.99', total)
        .replace(
          /<NtryDtls>.*<\/NtryDtls>/s,
          `<NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch>${bought
            .map(({ name }) => `<TxDtls><Refs><EndToEndId>${name}</EndToEndId></Refs><Amt Ccy="EUR">27.99</Amt></TxDtls>`)
            .join('')}</NtryDtls>`,
        );
    const states = () => Promise.all(bought.map(async (one) => (await told(one)).debit));
    const { body: wrong } = await upload(together('55.97'));
    expect([wrong, await states()]).toMatchObject([{ lines: 2, open_lines: 2 }, ['sent', 'sent']]);
    expect((await list()).open_lines.slice(0, 2)).toMatchObject(
      bought.map(({ name }) => ({ fault: 'batch-differs', end_to_end_id: name })),
    );
    const { body: right } = await upload(together('55.98'));
    expect([right, await states()]).toMatchObject([{ lines: 2, open_lines: 0 }, ['collected', 'collected']]);
  });

  test.each([3_000_000_000, 999_999_999_999_999])(
    'an amount of %i cents is somebody else’s, and the rest of the file counts',
    async (amount) => {
      const bought = await sent();
      const xml = writeBookingNotice(answered(), OURS, [
        { name: 'INVOICE 8', amount, direction: 'CRDT', day: today() },
        { name: bought.name, amount: 2799, direction: 'CRDT', day: today() },
      ]);
      const { body } = await upload(xml);
      expect(body).toMatchObject({ lines: 2, open_lines: 1 });
      expect((await list()).open_lines[0]).toMatchObject({ answer: body.id, fault: 'unknown', amount });
      expect((await told(bought)).debit).toBe('collected');
    },
  );

  test('what it says nothing about, ten bank days after it was due, is told to operators once', async () => {
    const [answeredOne, silent] = [await sent(), await sent()];
    const xml = writeBookingNotice(answered(), OURS, [{ name: answeredOne.name, amount: 2799, direction: 'CRDT', day: today() }]);
    expect((await upload(xml)).body).toMatchObject({ lines: 1, open_lines: 0 });
    const read = async (bankDays: number) => {
      passBankDays(app, bankDays);
      await app.jobs.run('billing.read-bank-answers');
      return app.database.read(
        `select p.order_id as "order", i.kind from billing.payment_incidents i join billing.payments p on p.id = i.payment_id
         where p.order_id = any($1) and i.kind = 'debit-unanswered'`,
        [[silent.order.id, answeredOne.order.id]],
      );
    };
    expect(await read(6)).toEqual([]);
    expect(await read(6)).toEqual([{ order: silent.order.id, kind: 'debit-unanswered' }]);
    expect(await read(1)).toHaveLength(1);
  });

  test('what lies in the folder is taken in and moved, and what cannot be read is put aside', async () => {
    const bought = await sent();
    const folder = join(app.get(Config).dataDir, 'bank', 'in');
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'b.xml'),
      writeBookingNotice(answered(), OURS, [{ name: bought.name, amount: 2799, direction: 'CRDT', day: today() }]),
    );
    await writeFile(join(folder, 'a.xml'), '<broken');
    await writeFile(join(folder, 'c.part'), 'not whole yet');
    await Promise.all([1, 2].map(() => app.jobs.run('billing.read-bank-answers')));
    expect((await told(bought)).debit).toBe('collected');
    const inside = async (box: string) =>
      (await readdir(join(folder, box), { withFileTypes: true })).filter((file) => file.isFile()).map(({ name }) => name);
    expect([await inside(''), await inside('done'), await inside('refused')]).toEqual([['c.part'], ['b.xml'], ['a.xml']]);
    expect((await list()).answers[0]).toMatchObject({ name: 'b.xml', received_by: null });
    const unread = await app.database.read(`select reference from billing.payment_incidents where kind = 'answer-unread'`);
    expect(unread).toEqual([{ reference: expect.stringMatching(/^a\.xml /) }]);
  });
});

/** @param spent credits of the purchase that are used before */
const refund = async ({ member, order }: Pick<Bought, 'member' | 'order'>, spent = 0) => {
  if (spent > 0) await app.database.change(SPEND, [member.memberId, spent, 'a gift', app.clock.now()]);
  const refundId = await member.withdraw(order.id);
  await app.jobs.run('billing.send-refund', { refundId });
  return refundId;
};

/** From here on no bank sends back by itself what is booked now. */
const settle = () => passBankDays(app, 6);

const stateOf = ({ member }: Pick<Bought, 'member'>, id: string) => member.refundState(id);
const ask = async (id: string) => {
  app.clock.advance(minutes(1));
  await app.jobs.run('billing.send-refund', { refundId: id });
};

describe('money back', () => {
  test('before the debit is sent: it is not sent at all', async () => {
    const member = await DebitedMember.join(app);
    const order = await member.buy(25);
    const refunded = async () => (await app.call(listRefunds, undefined, member.as)).body;
    expect((await refunded()).quotes).toMatchObject([{ collected: false }]);
    const id = await refund({ member, order });
    expect((await refunded()).refunds).toMatchObject([{ id, collected: false }]);
    // what mails are written from
    const [{ number }] = (await app.database.read<{ number: number }>('select number from billing.refunds where id = $1', [id])) as [
      { number: number },
    ];
    expect(await app.get(Refunds).findByNumber(member.memberId, number)).toMatchObject({ collected: false });
    expect([await stateOf({ member }, id), await member.state(order.id), (await debitOf(app, order)).state]).toEqual([
      'succeeded',
      'refunded',
      'withheld',
    ]);
    app.clock.advance(days(7));
    await sendFiles();
    expect((await debitOf(app, order)).state).toBe('withheld');
  });

  test('while it is on its way: it waits, and goes back once the money is here for good, in a file of its own', async () => {
    const bought = await sent();
    const id = await refund(bought);
    expect((await app.call(listRefunds, undefined, bought.member.as)).body.refunds).toMatchObject([{ id, collected: true }]);
    await sendFiles();
    expect([await stateOf(bought, id), (await list()).files[0]!.kind]).toEqual(['pending', 'pain.008']);
    await booked(bought);
    await settle();
    await Promise.all([1, 2, 3].map(() => sendFiles()));
    const [file, before] = (await list()).files;
    expect([file, before!.kind]).toEqual([
      expect.objectContaining({ kind: 'pain.001', payments: 1, total: { amount: 2799, currency: 'EUR' } }),
      'pain.008',
    ]);
    const [, name = ''] = (await download(file!.id)).body.content.match(/<EndToEndId>([^<]+)/) ?? [];
    await ask(id);
    expect(await stateOf(bought, id)).toBe('pending');
    await upload(writeBookingNotice(answered(), OURS, [{ name, amount: 2799, direction: 'DBIT', day: today() }]));
    await ask(id);
    expect([await stateOf(bought, id), await bought.member.state(bought.order.id)]).toEqual(['succeeded', 'refunded']);
    await upload(writeBookingNotice(answered(), OURS, [{ name, amount: 2799, direction: 'CRDT', day: today(), reason: 'AC04' }]));
    await ask(id);
    expect(await stateOf(bought, id)).toBe('failed');
  });

  test('for a debit that is booked waits until the bank cannot send that back by itself, and fails when it does', async () => {
    const bought = await sent();
    await booked(bought);
    const id = await refund(bought);
    passBankDays(app, 5);
    await sendFiles();
    expect((await list()).files[0]!.kind).toBe('pain.008');
    await returned(bought, 'AM04');
    await settle();
    await sendFiles();
    await ask(id);
    expect([await stateOf(bought, id), (await list()).files[0]!.kind]).toEqual(['failed', 'pain.008']);
    expect(await told(bought)).toMatchObject({ order: 'charged_back', kind: 'return' });
  });

  test('that the bank refuses gives the credits back, and waits for an operator when the bank books it all the same', async () => {
    const bought = await sent();
    await booked(bought);
    const id = await refund(bought);
    await settle();
    await sendFiles();
    const [file] = (await list()).files;
    const [, name = ''] = (await download(file!.id)).body.content.match(/<EndToEndId>([^<]+)/) ?? [];
    const refusal = { messageId: file!.message_id, kind: 'pain.001.001.09' } as const;
    await upload(writeStatusReport(answered(), refusal, [{ name, status: 'RJCT', reason: 'AC04' }]));
    await ask(id);
    expect([await stateOf(bought, id), (await told(bought)).balance]).toEqual(['failed', 25]);
    const { body } = await upload(writeBookingNotice(answered(), OURS, [{ name, amount: 2799, direction: 'DBIT', day: today() }]));
    expect(body.open_lines).toBe(1);
    expect((await list()).open_lines[0]).toMatchObject({ answer: body.id, fault: 'does-not-follow', says: 'booked', end_to_end_id: name });
    expect([await stateOf(bought, id), (await told(bought)).balance]).toEqual(['failed', 25]);
  });

  test('that waits for a debit that goes back does not go out twice', async () => {
    const bought = await sent();
    const id = await refund(bought);
    await returned(bought, 'MD06');
    await ask(id);
    expect(await stateOf(bought, id)).toBe('failed');
    expect(await told(bought)).toMatchObject({ order: 'charged_back', balance: 0, debt: 0 });
    await sendFiles();
    expect((await list()).files[0]!.kind).toBe('pain.008');
  });
});

const unknown = async () => {
  const bought = await sent();
  const [file] = (await list()).files;
  await app.database.change(`update billing.bank_files set state = 'unknown' where id = $1`, [file!.id]);
  return { bought, fileId: file!.id };
};

const decide = (fileId: number, bankHasIt: boolean) => app.call(decideBankFile, { fileId, bank_has_it: bankHasIt }, { as: operator });

describe('a file of which nobody knows whether the bank has it', () => {
  test('is decided by an operator, once', async () => {
    const { fileId } = await unknown();
    expect((await decide(fileId, true)).body.state).toBe('delivered');
    expect((await decide(fileId, false)).refusal).toBe('billing.bank-file-not-unknown');
    const again = await unknown();
    expect((await decide(again.fileId, false)).body.state).toBe('written');
    await sendFiles();
    expect((await list()).files[0]!.state).toBe('delivered');
    expect((await decide(2_000_000_000, true)).refusal).toBe('billing.bank-file-not-found');
  });

  test('is known to be there once the bank answers', async () => {
    const { bought } = await unknown();
    await rejected(bought, 'AM04');
    expect((await list()).files[0]!.state).toBe('partly');
  });

  test('is read as it is, and the log says by whom', async () => {
    const { bought, fileId } = await unknown();
    const { body } = await download(fileId);
    expect(body).toEqual({ name: `pain.008-${bought.messageId}.xml`, content: expect.stringContaining(bought.name) });
    const log = await app.database.read<{ action: string }>(`select action from site.audit_log where subject = $1`, [
      `bank file ${fileId}`,
    ]);
    expect(log.map(({ action }) => action)).toContain('billing.download-bank-file');
  });
});

test('an account is forgotten 14 months after its last collection, unless the mandate stands', async () => {
  const [once, kept] = [await sent(), await sent(true)];
  for (const bought of [once, kept]) await booked(bought);
  const sealed = async ({ member }: Bought) =>
    (
      await app.database.read<{ known: boolean }>('select sealed is not null as known from billing.mandates where member_id = $1', [
        member.memberId,
      ])
    )[0]!.known;
  app.clock.advance(days(420));
  await app.jobs.run('billing.sweep-direct-debits');
  expect([await sealed(once), await sealed(kept)]).toEqual([true, true]);
  app.clock.advance(days(16));
  await app.jobs.run('billing.sweep-direct-debits');
  expect([await sealed(once), await sealed(kept)]).toEqual([false, true]);
  app.clock.advance(days(3 * 365));
  await app.jobs.run('billing.sweep-direct-debits');
  expect(await sealed(kept)).toBe(false);
});

test('an order that is paid in another way is none of this', async () => {
  const member = await DebitedMember.join(app);
  const wish = { clientId: crypto.randomUUID(), bundle: '25', method: 'card' as const, expected_total: 2799 };
  expect((await app.call(createOrder, wish, member.as)).refusal).toBeNull();
  expect(
    await app.database.read('select from billing.direct_debits d join billing.orders o on o.id = d.order_id where o.member_id = $1', [
      member.memberId,
    ]),
  ).toEqual([]);
});
