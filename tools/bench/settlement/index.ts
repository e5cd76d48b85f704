import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { cpuOf, databaseCpu, type Server, startServer, usedBetween } from '../http/processes.js';
import { startWorld } from '../http/world.js';
import { settleBare } from './bare.js';
import { type Books, booksFor, proven, readBooks, settled } from './books.js';
import { Line, p95, together } from './calls.js';
import { type Delivery, deliveriesOf, headersOf, kindOf } from './deliveries.js';
import { type Buyers, givenBuyers } from './world.js';

const ORDERS = 1000;
const CREDITS = 10;
/** Requests of the bank that are on their way at once. */
const LINES = 64;
/** After so long a process has read what a site allows. */
const SETTINGS_SECONDS = 6;
const SECRET_KEY = 'a bench needs no secret, only a long key';

const wish = () => ({ clientId: randomUUID(), bundle: String(CREDITS), method: 'card', expected_total: 1299 });

const whole = (value: number): string => Math.round(value).toString();
const perSecond = (count: number, ms: number): string => whole((count * 1000) / ms);

interface Placing {
  /** The bank's name for each payment. */
  readonly payments: readonly string[];
  /** How long each member waited, the tries that were put off included, in milliseconds. */
  readonly took: readonly number[];
  /** Answers that put a browser off for some seconds. */
  readonly putOff: number;
}

const pause = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000));

/** All at once, each as a browser does: who is put off asks again for the same order. */
const placeAll = async (line: Line, { tokens }: Buyers): Promise<Placing> => {
  let putOff = 0;
  const place = async (token: string): Promise<{ payment: string; ms: number }> => {
    const [asked, began] = [wish(), performance.now()];
    for (;;) {
      const { status, headers, text } = await line.call('/api/orders', token, asked);
      if (status === 200) {
        const { redirect } = JSON.parse(text) as { redirect: string };
        return { payment: redirect.split('/').at(-1)!, ms: performance.now() - began };
      }
      if (status !== 503) throw new Error(`An order was not taken down: ${status} ${text}`);
      putOff += 1;
      await pause(Number(headers['retry-after'] ?? 1));
    }
  };
  const placed = await Promise.all(tokens.map(place));
  return { payments: placed.map(({ payment }) => payment), took: placed.map(({ ms }) => ms), putOff };
};

/** Writes into the bank's books what becomes of the payments of a kind. */
const decide = async (pool: Pool, payments: readonly string[], status: string): Promise<void> => {
  await pool.query('update billing.sandbox_payments set status = $2, decided_at = now() where id = any($1::uuid[])', [payments, status]);
};

/** @returns how long each acknowledgement took; throws on any other answer than is due */
const sendAll = async (line: Line, deliveries: readonly Delivery[]): Promise<number[]> =>
  together(deliveries, LINES, async (delivery) => {
    const { status, text, ms } = await line.send('/api/payments/sandbox/webhook', delivery.body, headersOf(delivery));
    if (status !== delivery.status) throw new Error(`A webhook was answered ${status} instead of ${delivery.status}: ${text}`);
    return ms;
  });

const verdict = (due: Books, is: Books, faults: number): { lines: string[]; exact: boolean } => {
  const rows = Object.entries({ ...due, faults: 0 }).map(([name, expected]) => {
    const found = { ...is, faults }[name as keyof Books];
    return { name, expected, found, same: found === expected };
  });
  const lines = rows.map(({ name, expected, found, same }) => `| ${name} | ${expected} | ${found} ${same ? '✓' : '✗'} |`);
  return { lines: ['| ledger | due | found |', '| --- | --- | --- |', ...lines], exact: rows.every(({ same }) => same) };
};

/** 1,000 orders at once and 10,000 webhooks, most of them for nothing: whether they settle to the exact ledger, how fast, and at what cost. */
export const run = async (): Promise<string[]> => {
  const base = await startWorld();
  const { pool } = base;
  let server: Server | undefined;
  try {
    server = await startServer('services/gateway/dist/main.js', {
      DATABASE_URL: base.url,
      DATA_DIR: base.folder,
      NODE_ENV: 'development',
      DEMO: 'yes',
      SECRET_KEY,
      PUBLIC_URL: 'http://127.0.0.1',
    });
    const buyers = await givenBuyers(pool, 2 * ORDERS);
    await pause(SETTINGS_SECONDS);
    const paying: Buyers = { memberIds: buyers.memberIds.slice(0, ORDERS), tokens: buyers.tokens.slice(0, ORDERS) };
    const line = new Line(server.url, ORDERS);
    let began = performance.now();
    const { payments, took: waited, putOff } = await placeAll(line, paying);
    const placing = performance.now() - began;

    const of = (kind: string) => payments.filter((_, place) => kindOf(place) === kind);
    await decide(pool, of('captured'), 'captured');
    await decide(pool, of('declined'), 'declined');
    await decide(pool, of('late'), 'processing');
    const deliveries = deliveriesOf(payments, SECRET_KEY);
    const events = new Set(deliveries.filter(({ status }) => status === 200).map(({ body }) => body)).size;
    const bank = new Line(server.url, LINES);
    const [node, database] = [cpuOf(server.pid), databaseCpu(base.postgres)];
    began = performance.now();
    const took = await sendAll(
      bank,
      deliveries.filter(({ second }) => !second),
    );
    await decide(pool, of('late'), 'captured');
    took.push(
      ...(await sendAll(
        bank,
        deliveries.filter(({ second }) => second),
      )),
    );
    const acknowledged = performance.now() - began;
    const paid = ORDERS - of('declined').length;
    await settled(pool, paid);
    const settling = performance.now() - began;
    const [nodeUsed, databaseUsed] = [cpuOf(server.pid) - node, usedBetween(database, databaseCpu(base.postgres))];
    const used = nodeUsed + databaseUsed;

    const faults = await proven(line, buyers.tokens[0]!);
    const { lines, exact } = verdict(booksFor(paid, of('declined').length, events, CREDITS), await readBooks(pool), faults);
    const bare = await settleBare(pool, base.url, buyers.memberIds.slice(ORDERS, ORDERS + paid));
    for (const open of [line, bank]) open.close();
    if (!exact) process.exitCode = 1;
    return [
      '| settlement | figure |',
      '| --- | --- |',
      `| ${ORDERS} orders placed at once, /s; p95 ms; put off | ${perSecond(ORDERS, placing)}; ${p95(waited).toFixed(0)}; ${putOff} |`,
      `| ${deliveries.length} webhooks acknowledged, /s; p95 ms | ${perSecond(deliveries.length, acknowledged)}; ${p95(took).toFixed(0)} |`,
      `| settled orders, /s | ${perSecond(paid, settling)} |`,
      `| CPU of a settled order with its ${(deliveries.length / paid).toFixed(1)} webhooks, µs (node + database) | ${whole(used / paid)} (${whole(nodeUsed / paid)} + ${whole(databaseUsed / paid)}) |`,
      `| the same of a webhook, µs | ${whole(used / deliveries.length)} |`,
      `| a bare transaction that writes the same, µs | ${whole(bare)} |`,
      `| a settled order ÷ a bare transaction | ${(used / paid / bare).toFixed(1)}× |`,
      '',
      ...lines,
      '',
      exact ? 'The ledger is exact.' : 'The ledger is NOT exact.',
    ];
  } finally {
    await server?.stop();
    await base.stop();
  }
};
