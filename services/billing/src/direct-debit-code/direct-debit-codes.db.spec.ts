import { days, minutes, seconds } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { Sites } from '@rendezvous/site';
import { BillingModule } from '../index.js';
import { billingData } from '../testing/index.js';
import { type CodeRecipient, DirectDebitCodes } from './direct-debit-codes.service.js';

let app: TestApp;
let codes: DirectDebitCodes;
let count = 0;

beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
  codes = app.get(DirectDebitCodes);
});
afterAll(() => app.close());

const order = async (memberId: number, siteId: number | null = null): Promise<number> => {
  const [row] = await app.database.change<{ id: number }>(
    `insert into billing.orders (member_id, client_id, bundle_id, credits, country, method, currency, price, fee, total, tax_rate, tax, created_at, expires_at, site_id)
     values ($1, gen_random_uuid(), '10', 10, 'NL', 'sepa', 'EUR', 1299, 0, 1299, 21, 225, $2, $2::timestamptz + interval '10 days', $3) returning id`,
    [memberId, app.clock.now(), siteId],
  );
  return row!.id;
};

/** A member with an order, at a number and in a network of their own. */
const signer = async (siteId: number | null = null): Promise<CodeRecipient> => {
  count += 1;
  const memberId = await givenMember(app.database);
  return {
    orderId: await order(memberId, siteId),
    memberId,
    mobile: `+3161234${String(count).padStart(4, '0')}`,
    network: `network ${count}`,
    locale: 'en',
  };
};

const codeOf = ({ mobile }: Pick<CodeRecipient, 'mobile'>): string => app.sms.last(mobile).text.slice(0, 6);
const sentTo = ({ mobile }: Pick<CodeRecipient, 'mobile'>): number => app.sms.sent.filter(({ to }) => to === mobile).length;
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');
const refusalOf = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: { code: string }) => error.code,
  );
const check = (by: CodeRecipient, code: string) => refusalOf(codes.check(by, code));
const send = (to: CodeRecipient) => refusalOf(codes.send(to));
const INVALID = 'billing.direct-debit-code';
const LIMIT = 'billing.direct-debit-code-limit';
const WAIT = 'billing.direct-debit-code-wait';
const UNSENT = 'billing.direct-debit-code-unsent';

describe('refused is', () => {
  test('a code where none was sent', async () => {
    expect(await check(await signer(), '123456')).toBe(INVALID);
  });

  test('a wrong code, of which each counts; after five the right one, too', async () => {
    const one = await signer();
    await codes.send(one);
    for (const left of [4, 3, 2, 1]) {
      expect(await check(one, wrong(codeOf(one)))).toBe(INVALID);
      expect(await codes.find(one.orderId)).toMatchObject({ triesLeft: left });
    }
    expect(await check(one, wrong(codeOf(one)))).toBe(INVALID);
    expect(await codes.find(one.orderId)).toBeNull();
    expect(await check(one, codeOf(one))).toBe(INVALID);
  });

  test('a code of another site after as many tries and minutes as that one says', async () => {
    const [site] = await app.database.change<{ id: number }>(
      `insert into site.sites (host, time_zone, settings)
       values ('strict.test', 'UTC', '{"direct_debit_code_tries": 2, "direct_debit_code_minutes": 3}') returning id`,
    );
    await app.get(Sites).load();
    const one = await signer(site!.id);
    await codes.send(one);
    expect(app.sms.last(one.mobile).text).toContain('Valid for 3 minutes.');
    expect(await check(one, wrong(codeOf(one)))).toBe(INVALID);
    expect(await codes.find(one.orderId)).toMatchObject({ triesLeft: 1 });
    expect(await check(one, wrong(codeOf(one)))).toBe(INVALID);
    expect(await codes.find(one.orderId)).toBeNull();
    expect(await check(one, codeOf(one))).toBe(INVALID);
    // tried too often, so that the next one comes at once
    expect(await send(one)).toBeNull();
    app.clock.advance(minutes(3));
    expect(await check(one, codeOf(one))).toBe(INVALID);
  });

  test('the right code from ten minutes on', async () => {
    const one = await signer();
    await codes.send(one);
    app.clock.advance(minutes(10) - 1);
    expect(await check(one, codeOf(one))).toBeNull();
    app.clock.advance(1);
    expect(await codes.find(one.orderId)).toBeNull();
    expect(await check(one, codeOf(one))).toBe(INVALID);
  });

  test('the code of another order, and of another number', async () => {
    const [one, other] = [await signer(), await signer()];
    await codes.send(one);
    await codes.send(other);
    expect(await refusalOf(codes.check(other, codeOf(one)))).toBe(INVALID);
    expect(await refusalOf(codes.check({ ...one, mobile: other.mobile }, codeOf(one)))).toBe(INVALID);
    expect(await codes.find(one.orderId)).toMatchObject({ triesLeft: 5 });
    expect(await check(one, codeOf(one))).toBeNull();
  });

  test('a code that another took the place of', async () => {
    const one = await signer();
    await codes.send(one);
    const first = codeOf(one);
    app.clock.advance(seconds(60));
    await codes.send(one);
    // one in a million is the same again
    expect(await check(one, first === codeOf(one) ? wrong(first) : first)).toBe(INVALID);
    expect(await check(one, codeOf(one))).toBeNull();
  });

  test('a code that was used', async () => {
    const one = await signer();
    await codes.send(one);
    expect(await check(one, codeOf(one))).toBeNull();
    await app.database.transaction((tx) => codes.forget(tx, one.orderId));
    expect(await check(one, codeOf(one))).toBe(INVALID);
    expect(await codes.find(one.orderId)).toBeNull();
  });

  test('a message that the company does not take: then no code counts, and the next may be sent at once', async () => {
    const one = await signer();
    app.sms.outcomes = ['refused'];
    expect(await send(one)).toBe(UNSENT);
    expect(sentTo(one)).toBe(1);
    expect(await codes.find(one.orderId)).toBeNull();
    expect(await send(one)).toBeNull();
    expect(await check(one, codeOf(one))).toBeNull();
  });
});

describe('a code', () => {
  test('is sent to the number in the language of the member, with who sells and how much', async () => {
    const one = await signer();
    await codes.send({ ...one, locale: 'fr' });
    expect(app.sms.last(one.mobile)).toEqual({
      to: one.mobile,
      locale: 'fr',
      kind: 'direct-debit-code',
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      text: expect.stringMatching(/^\d{6} est votre code \S+ pour signer le prélèvement de 12,99 €\.[^\n]+\n\n@\S+ #\d{6}$/),
    });
  });

  test('is kept as a hash alone', async () => {
    const one = await signer();
    await codes.send(one);
    const [row] = await app.database.read<{ text: string }>(
      'select to_jsonb(c)::text as text from billing.direct_debit_codes c where order_id = $1',
      [one.orderId],
    );
    expect(row!.text).toContain(one.mobile);
    expect(row!.text).not.toMatch(new RegExp(`\\b${codeOf(one)}\\b`));
  });

  test('counts when it may have arrived, and the next may be sent at once; it was handed over twice under one key', async () => {
    const one = await signer();
    app.sms.outcomes = ['unknown', 'unknown'];
    expect(await send(one)).toBe(UNSENT);
    const [first, second] = app.sms.sent.slice(-2);
    expect(second).toEqual(first);
    expect(await check(one, codeOf(one))).toBeNull();
    expect(await send(one)).toBeNull();
    expect(sentTo(one)).toBe(3);
    expect(app.sms.last(one.mobile).key).not.toBe(first!.key);
  });

  test('is as good as sent when the second time says so', async () => {
    const one = await signer();
    app.sms.outcomes = ['unknown', 'ok'];
    expect(await send(one)).toBeNull();
    expect((await codes.find(one.orderId))!.resendAt).toEqual(new Date(app.clock.now().getTime() + seconds(60)));
  });

  test('is not sent again within a minute, to another number it is', async () => {
    const one = await signer();
    await codes.send(one);
    app.clock.advance(seconds(59));
    expect(await send(one)).toBeNull();
    expect(sentTo(one)).toBe(1);
    const other = { ...one, mobile: '+33612345678' };
    expect(await send(other)).toBeNull();
    expect(sentTo(other)).toBe(1);
    expect(await codes.find(one.orderId)).toMatchObject({ mobile: other.mobile, triesLeft: 5 });
  });

  test('waits for its minute by number and member: another order, a code that is forgotten and another number meanwhile change nothing', async () => {
    const one = await signer();
    await codes.send(one);
    const other = { ...one, orderId: await order(one.memberId) };
    for (let round = 0; round < 3; round += 1) {
      expect(await send(other)).toBe(WAIT);
      await app.database.transaction((tx) => codes.forget(tx, one.orderId));
      expect(await send(one)).toBe(WAIT);
      await send({ ...one, mobile: '+33612345679' });
      expect(await send(one)).toBe(WAIT);
    }
    expect([sentTo(one), sentTo({ mobile: '+33612345679' })]).toEqual([1, 1]);
    const stranger = await signer();
    expect(await send({ ...stranger, mobile: one.mobile })).toBeNull();
    app.clock.advance(seconds(60));
    expect(await send(one)).toBeNull();
  });

  test('is sent again within a minute when it was tried too often, with five new tries', async () => {
    const one = await signer();
    await codes.send(one);
    const first = codeOf(one);
    for (let tries = 0; tries < 5; tries += 1) await check(one, wrong(first));
    expect(await send(one)).toBeNull();
    expect(sentTo(one)).toBe(2);
    expect(await codes.find(one.orderId)).toMatchObject({ triesLeft: 5 });
  });
});

/** As many as it takes until one is refused. @param to whom each is sent */
const sentUntilRefused = async (to: () => Promise<CodeRecipient>): Promise<number> => {
  for (let sent = 0; sent < 50; sent += 1) if ((await send(await to())) === LIMIT) return sent;
  return 50;
};

describe('limits', () => {
  beforeAll(async () => {
    const sites = app.get(Sites);
    await sites.change(sites.current().id, { limits: { direct_debit_code: { seconds: 86_400, member: 4, network: 9 } } });
  });

  test('count a member, whatever the order, number and network; the next day is another', async () => {
    const one = await signer();
    const again = async () => ({ ...(await signer()), memberId: one.memberId, orderId: await order(one.memberId) });
    expect(await sentUntilRefused(again)).toBe(4);
    expect(await codes.send(one).catch((error: { details: { retryAfter: number } }) => error.details.retryAfter)).toBe(86_400);
    app.clock.advance(days(1));
    expect(await send(one)).toBeNull();
  });

  test('count a network, whoever is in it', async () => {
    const { network } = await signer();
    expect(await sentUntilRefused(async () => ({ ...(await signer()), network }))).toBe(9);
  });

  test('count a number, whoever names it: nobody’s phone rings all day', async () => {
    const { mobile } = await signer();
    expect(await sentUntilRefused(async () => ({ ...(await signer()), mobile }))).toBe(4);
  });

  test('take nothing from others when one is refused', async () => {
    const [one, other] = [await signer(), await signer()];
    for (let at = 0; at < 4; at += 1) {
      await codes.send({ ...one, orderId: await order(one.memberId) });
      app.clock.advance(seconds(60));
    }
    for (let at = 0; at < 20; at += 1) expect(await send({ ...one, orderId: other.orderId })).toBe(LIMIT);
    expect(await send({ ...other, network: one.network })).toBeNull();
  });
});

describe('at once', () => {
  test('fifty guesses count as five, even with the right code', async () => {
    const one = await signer();
    await codes.send(one);
    const answers = await Promise.all(Array.from({ length: 50 }, () => check(one, codeOf(one))));
    expect(answers.filter((refusal) => refusal === null)).toHaveLength(5);
    expect(answers.filter((refusal) => refusal === INVALID)).toHaveLength(45);
    expect(await codes.find(one.orderId)).toBeNull();
  });

  test('several requests after the last try send one message', async () => {
    const one = await signer();
    await codes.send(one);
    for (let tries = 0; tries < 5; tries += 1) await check(one, wrong(codeOf(one)));
    await Promise.all(Array.from({ length: 5 }, () => send(one)));
    expect(sentTo(one)).toBe(2);
  });

  test('several requests send one message, whose code counts', async () => {
    const one = await signer();
    const answers = await Promise.all(Array.from({ length: 3 }, () => send(one)));
    expect(answers.filter((refusal) => refusal !== null && refusal !== WAIT)).toEqual([]);
    expect(answers).toContain(null);
    expect(sentTo(one)).toBe(1);
    expect(await check(one, codeOf(one))).toBeNull();
  });
});

test('what was sent a day ago is forgotten, with the message that the mailbox shows', async () => {
  const [old, fresh] = [await signer(), await signer()];
  const mailed = ({ mobile }: CodeRecipient) =>
    app.database.change(
      `insert into server.mailbox (at, "to", subject, text, locale, kind) values ($1, $2, 'SMS', 'SMS', 'en', 'direct-debit-code')`,
      [app.clock.now(), mobile],
    );
  await codes.send(old);
  await mailed(old);
  app.clock.advance(days(1));
  await codes.send(fresh);
  await mailed(fresh);
  app.clock.advance(1);
  await app.jobs.run('billing.remove-old-direct-debit-codes');
  const kept = await app.database.read<{ mobile: string }>('select mobile from billing.direct_debit_codes');
  expect(kept).toEqual([{ mobile: fresh.mobile }]);
  expect(await app.database.read('select "to" from server.mailbox')).toEqual([{ to: fresh.mobile }]);
});
