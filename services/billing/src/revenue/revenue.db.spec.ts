import { fetchRevenue, readRevenue, type RevenueRow } from '@rendezvous/contracts/billing/operator-revenue';
import { REVENUE_GROUPS } from '@rendezvous/contracts/billing/revenue-terms';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { BillingModule } from '../index.js';
import { billingData } from '../testing/index.js';

const ZONE = 'Europe/Zurich';
const PAGES = ['/landers/gallery', '/landers/video', null];

let app: TestApp;
let operator: { memberId: number; operator: true };

/** What was written down, as it is summed by hand. */
interface Sale {
  readonly at: Date;
  readonly country: string;
  readonly method: string;
  readonly currency: string;
  readonly total: number;
  readonly tax: number;
  readonly rate: number;
  readonly fee: number;
  readonly page: string | null;
  readonly refund: { readonly at: Date; readonly amount: number; readonly tax: number; readonly reversedAt: Date | null } | null;
  readonly lost: { readonly at: Date; readonly amount: number } | null;
}
const sales: Sale[] = [];

/** The same numbers each time. */
let seed = 7;
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
};
const moment = (): Date => new Date(Date.parse('2026-03-20T00:00:00Z') + random(14 * 86_400) * 1000);

const refundOf = (total: number, rate: number): Sale['refund'] => {
  const [at, amount] = [moment(), 1 + random(total)];
  return { at, amount, tax: Math.floor((amount * rate) / (100 + rate)), reversedAt: random(3) === 0 ? moment() : null };
};

const givenSale = async (n: number): Promise<void> => {
  const [country, currency, rate] = [['NL', 'EUR', 21], ['FR', 'EUR', 20], ['CH', 'CHF', 8.1], ['US', 'USD', 0]][random(4)] as [string, string, number]; // prettier-ignore
  const method = ['card', 'paypal', 'ideal'][random(3)]!;
  const fee = method === 'paypal' ? 35 : 0;
  const total = 1000 + random(9000) + fee;
  const tax = Math.round(total - total / (1 + rate / 100));
  const page = PAGES[random(3)]!;
  const at = moment();
  const memberId = await givenMember(app.database);
  await app.database.change('update account.members set traffic = $2 where id = $1', [
    memberId,
    page === null ? null : JSON.stringify({ ref: 'x', page }),
  ]);
  await app.database.change('insert into billing.wallets (member_id) values ($1)', [memberId]);
  const [order] = await app.database.change<{ id: number }>(
    `insert into billing.orders (member_id, client_id, state, bundle_id, credits, country, method, currency, price, fee, total, tax_rate, tax, created_at,
       expires_at, completed_at, invoice_year, invoice_number)
     values ($1, gen_random_uuid(), 'completed', '10', 10, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10::timestamptz + interval '1 hour', $10, 2026, $11)
     returning id`,
    [memberId, country, method, currency, total - fee, fee, total, rate, tax, at, n + 1],
  );
  const refund = random(3) === 0 ? refundOf(total, rate) : null;
  const lost = refund === null && random(4) === 0 ? { at: moment(), amount: total } : null;
  if (refund !== null)
    await app.database.change(
      `insert into billing.refunds (id, order_id, member_id, client_id, state, credits, amount, currency, tax, requested_at, decided_at, credit_note_year, credit_note_number)
       values (gen_random_uuid(), $1, $2, gen_random_uuid(), 'succeeded', 1, $3, $4, $7, $5, $5, 2026, $6)`,
      [order!.id, memberId, refund.amount, currency, refund.at, n + 1, refund.tax],
    );
  if (refund !== null && refund.reversedAt !== null)
    await app.database.change(
      `update billing.refunds set state = 'failed', reversed_at = $2, reversal_year = 2026, reversal_number = credit_note_number,
         reversal_seller_id = seller_id where order_id = $1`,
      [order!.id, refund.reversedAt],
    );
  if (lost !== null)
    await app.database.change(
      `with paid as (
         insert into billing.payments (id, order_id, provider, amount, currency, captured_at, created_at)
         values (gen_random_uuid(), $1, 'sandbox', $3, $4, $5, $5) returning id)
       insert into billing.disputes (payment_id, order_id, member_id, provider, reference, status, amount, currency, heard_at, decided_at)
       select id, $1, $2, 'sandbox', gen_random_uuid()::text, 'lost', $3, $4, $5, $5 from paid`,
      [order!.id, memberId, lost.amount, currency, lost.at],
    );
  sales.push({ at, country, method, currency, total, tax, rate, fee, page, refund, lost });
};

beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
  app.clock.set('2026-04-02T12:00:00Z');
  operator = { memberId: await givenMember(app.database, { operator: true }), operator: true };
  for (let n = 0; n < 120; n += 1) await givenSale(n);
  // none of these came to money
  const memberId = await givenMember(app.database);
  await app.database.change(
    `insert into billing.orders (member_id, client_id, state, bundle_id, credits, country, method, currency, price, fee, total, tax_rate, tax, created_at, expires_at)
     values ($1, gen_random_uuid(), 'failed', '10', 10, 'NL', 'card', 'EUR', 999, 0, 999, 0, 0, '2026-03-25T12:00:00Z', '2026-03-25T13:00:00Z')`,
    [memberId],
  );
});
afterAll(() => app.close());

type Asked = Omit<ArgsOf<typeof fetchRevenue>, 'language'>;
const read = async (asked: Asked) => (await app.call(readRevenue, asked, { as: operator })).body;
const dayOf = (at: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(at);

/** The same sums, one sale after the other. */
const byHand = (by: (typeof REVENUE_GROUPS)[number], from: string, to: string): RevenueRow[] => {
  const rows = new Map<string, RevenueRow>();
  const add = (sale: Sale, at: Date, sums: Partial<RevenueRow>): void => {
    const day = dayOf(at);
    if (day < from || day > to) return;
    const key = { day, country: sale.country, method: sale.method, lander: sale.page }[by];
    const name = `${key} ${sale.currency}`;
    const zero = { key, currency: sale.currency as 'EUR', orders: 0, gross: 0, vat: 0, fees: 0, refunds: 0, disputes: 0, net: 0 };
    const row: Record<string, unknown> = { ...(rows.get(name) ?? zero) };
    for (const [column, amount] of Object.entries(sums)) row[column] = (row[column] as number) + (amount as number);
    rows.set(name, row as never);
  };
  for (const sale of sales) {
    add(sale, sale.at, { orders: 1, gross: sale.total, vat: sale.tax, fees: sale.fee, net: sale.total - sale.tax });
    if (sale.refund !== null) {
      const { at, amount, tax } = sale.refund;
      add(sale, at, { refunds: amount, vat: -tax, net: tax - amount });
    }
    // what came back is no refund any more, from that day on
    if (sale.refund?.reversedAt) {
      const { reversedAt: at, amount, tax } = sale.refund;
      add(sale, at, { refunds: -amount, vat: tax, net: amount - tax });
    }
    if (sale.lost !== null) add(sale, sale.lost.at, { disputes: sale.lost.amount, net: -sale.lost.amount });
  }
  return [...rows.values()];
};
const sorted = (rows: readonly RevenueRow[]) => rows.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));

test('it is nobody’s but operators’', async () => {
  expect((await app.call(readRevenue, {}, { as: await givenMember(app.database) })).status).toBe(403);
});

describe.each(REVENUE_GROUPS)('by %s', (by) => {
  test.each([
    ['all days', '2026-03-01', '2026-04-30'],
    // summer time begins on the 29th
    ['some days', '2026-03-28', '2026-03-30'],
    ['one day', '2026-03-29', '2026-03-29'],
    ['no day', '2026-03-30', '2026-03-29'],
  ])('sums are those of every sale one by one: %s', async (_, from, to) => {
    const { rows } = await read({ by, from, to });
    expect(sorted(rows)).toEqual(sorted(byHand(by, from, to)));
  });

  test('totals are all rows of a currency, and no two currencies together', async () => {
    const { rows, totals } = await read({ by, from: '2026-03-01', to: '2026-04-30' });
    expect(totals.map(({ currency }) => currency)).toEqual(['CHF', 'EUR', 'USD']);
    for (const total of totals) {
      const own = rows.filter(({ currency }) => currency === total.currency);
      for (const column of ['orders', 'gross', 'vat', 'fees', 'refunds', 'disputes', 'net'] as const)
        expect([column, total[column]]).toEqual([column, own.reduce((sum, row) => sum + row[column], 0)]);
    }
  });
});

test('without dates it is the last thirty days; days come in their order', async () => {
  const { from, to, time_zone, rows } = await read({});
  expect([from, to, time_zone]).toEqual(['2026-03-04', '2026-04-02', ZONE]);
  expect(rows.map(({ key }) => key)).toEqual(rows.map(({ key }) => key).toSorted());
});

test('what is no date is refused', async () => {
  expect((await app.call(readRevenue, { from: 'yesterday' }, { as: operator })).status).toBe(400);
});

test.each(['0000-01-01', '0001-01-01', '1999-12-31'])(
  'days before there was anything to tell of are refused, for the file, too: %s',
  async (day) => {
    for (const asked of [{ from: day }, { to: day }]) {
      expect(await app.call(readRevenue, asked, { as: operator })).toMatchObject({ status: 400, refusal: 'request.invalid' });
      expect(await app.call(fetchRevenue, { ...asked, language: 'en' }, { as: operator })).toMatchObject({
        status: 400,
        refusal: 'request.invalid',
      });
    }
  },
);

test('the first day and the last that can be asked for', async () => {
  expect(await read({ to: '2000-01-01' })).toMatchObject({ from: '1999-12-03', rows: [] });
  expect(await read({ to: '9999-12-31' })).toMatchObject({ from: '9999-12-02', rows: [] });
});

test('the file says the same in whole units, in the words of the language', async () => {
  const { rows } = await read({ by: 'method', from: '2026-03-01', to: '2026-04-30' });
  const { payload, headers } = await app.app.inject({
    url: '/api/operator/revenue/file?by=method&from=2026-03-01&to=2026-04-30&language=fr',
    headers: { 'x-test-viewer': `${operator.memberId} operator`, 'sec-fetch-site': 'same-origin' },
  });
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, first, ...others] = payload.trimEnd().split('\r\n');
  expect(head).toBe('\ufeff"Moyen de paiement","Monnaie","Commandes","Brut","TVA","Frais","Remboursements","Litiges","Net"');
  expect(others).toHaveLength(rows.length - 1);
  const { key, currency, orders, gross, net } = rows[0]!;
  expect(first).toMatch(new RegExp(`^"${key}","${currency}","${orders}","${gross / 100}",.*,"${net / 100}"$`));
});
