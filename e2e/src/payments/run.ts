import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tableOf } from '../../../tools/drill/table.js';
import { type Joined, join } from '../product/members.js';
import { runGateway, startProduct, stopGateway } from '../product/start-product.js';
import { Books, type Faults, type Standing } from './books.js';
import { Buyer } from './buyer.js';

const ROUNDS = 20;
/** Payments at once in a round. */
const BUYERS = 8;
/** Nobody looks at these people. */
const MEMBERS = 100;
/** Polling asks about what no event told of after half a minute, once a minute. */
const SETTLED_MS = 240_000;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const killed = (gateway: ChildProcess): Promise<void> =>
  new Promise((done) => {
    gateway.once('close', () => done());
    gateway.kill('SIGKILL');
  });

const count = (faults: Faults): number => Object.values(faults).reduce((sum, one) => sum + one, 0);

/** Waits until nothing is wrong any more, or it takes too long. */
const settled = async (books: Books): Promise<Faults> => {
  const until = Date.now() + SETTLED_MS;
  for (;;) {
    const faults = await books.faults();
    if (count(faults) === 0 || Date.now() > until) return faults;
    await pause(1000);
  }
};

/** Has the ledger prove itself as operators do. */
const proven = async ({ api }: Joined): Promise<{ readonly faults: number; readonly orders: number }> => {
  const begun = await api.post('/api/operator/billing/proofs', { data: {} });
  if (!begun.ok()) throw new Error(`The proof did not begin: ${begun.status()} ${await begun.text()}`);
  for (;;) {
    const { proofs } = (await (await api.get('/api/operator/billing/proofs')).json()) as {
      proofs: { ended_at: string | null; faults: number; orders: number }[];
    };
    if (proofs[0]!.ended_at !== null) return proofs[0]!;
    await pause(200);
  }
};

/** How long it takes until all have paid when nothing is in their way. */
const undisturbed = async (buyers: readonly Buyer[]): Promise<number> => {
  const began = performance.now();
  await Promise.all(buyers.map((buyer) => buyer.buy()));
  for (const buyer of buyers) buyer.forget();
  return Math.ceil(performance.now() - began);
};

const changed = (before: Standing, after: Standing): string[] => [
  String(after.charged - after.told),
  String(after.told),
  String(after.completed - before.completed),
];

/**
 * Kills the product, by the process that this drill started, at random moments while members pay, and starts it again. Every second member asks again for
 * what was not answered; what the others paid is for events and polling to find.
 * @param args `--rounds 5` for fewer of them
 * @returns whether a kill fell between charge and order, and in the end each captured payment has one completed order, one purchase in the
 *          ledger and one receipt
 */
export const runPayments = async (args: readonly string[], say: (text: string) => void): Promise<boolean> => {
  const rounds = args.includes('--rounds') ? Number(args[args.indexOf('--rounds') + 1]) : ROUNDS;
  const product = await startProduct({ LOG_LEVEL: 'silent' }, MEMBERS);
  let { gateway } = product;
  let books: Books | undefined;
  try {
    books = await Books.open(product.folder);
    const members: Joined[] = [];
    for (let joined = 0; joined < BUYERS; joined += 1) members.push(await join(product.url));
    const buyers = members.map((member) => new Buyer(member));
    await undisturbed(buyers);
    const span = await undisturbed(buyers);
    let between = 0;
    const rows = [['round', 'killed after ms', 'charged, untold', 'charged, told', 'completed']];
    for (let round = 1; round <= rounds; round += 1) {
      const before = await books.standing();
      const paying = Promise.allSettled(buyers.map((buyer) => buyer.buy()));
      const after = randomInt(Math.ceil(span / 5), Math.ceil(span * 1.1));
      await pause(after);
      await killed(gateway);
      await paying;
      const standing = await books.standing();
      between += standing.charged;
      rows.push([String(round), String(after), ...changed(before, standing)]);
      gateway = await runGateway(product.folder, Number(new URL(product.url).port), { LOG_LEVEL: 'silent' });
      await Promise.all(buyers.filter((_, place) => place % 2 === 0).map((buyer) => buyer.buy()));
      for (const buyer of buyers) buyer.forget();
    }
    say(tableOf(rows));
    const faults = await settled(books);
    await books.makeOperator(members[0]!.id);
    const proof = await proven(members[0]!);
    const { completed } = await books.standing();
    say(`\n${tableOf([['in the end', 'payments'], ...Object.entries({ completed, ...faults }).map(([name, n]) => [name, String(n)])])}`);
    say(`\nThe ledger’s proof: ${proof.orders} orders, ${proof.faults} faults.`);
    // without one the drill has shown nothing
    if (between === 0) say('No kill fell between a charge and its order.');
    return between > 0 && count(faults) === 0 && proof.faults === 0 && proof.orders === completed && completed > 0;
  } finally {
    await books?.close();
    await stopGateway(gateway);
    rmSync(product.folder, { recursive: true, force: true });
  }
};
