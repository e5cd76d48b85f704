import { randomUUID } from 'node:crypto';
import { bankHeaders } from '@rendezvous/billing/testing';
import { minutes } from '@rendezvous/contracts/kernel';

/** What the bank's books say of a payment while its events come. */
export type Kind = 'captured' | 'declined' | 'late';

/** Of 20 payments one is declined, and one is captured only after half of its events. */
export const kindOf = (place: number): Kind => (place % 20 === 0 ? 'declined' : place % 20 === 1 ? 'late' : 'captured');

/** One request that the bank, or somebody in its name, sends. */
export interface Delivery {
  readonly body: string;
  /** How long ago it was signed. */
  readonly ageMs: number;
  readonly secretKey: string;
  /** What it has to be answered. */
  readonly status: 200 | 401;
  /** Comes when what was late is captured. */
  readonly second: boolean;
}

/** A pseudo-random order that is the same in each run. */
const shuffled = <T>(items: readonly T[], seed: number): T[] => {
  const result = [...items];
  let state = seed;
  for (let at = result.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (at + 1);
    [result[at], result[other]] = [result[other]!, result[at]!];
  }
  return result;
};

const eventOf = (payment: string, status: string, ageMs: number): string =>
  JSON.stringify({ id: `evt_${randomUUID()}`, payment, status, at: new Date(Date.now() - ageMs).toISOString() });

/** Ten of each payment: three events, several times each, and one that is too old or that somebody else signed. */
const ofPayment = (payment: string, place: number, secretKey: string): Delivery[] => {
  const told = kindOf(place) === 'declined' ? 'failed' : 'paid';
  const [older, first, second] = [eventOf(payment, 'pending', 5000), eventOf(payment, told, 1000), eventOf(payment, told, 0)];
  const good = { ageMs: 0, secretKey, status: 200 } as const;
  const bad =
    place % 2 === 0 ? { ...good, ageMs: minutes(6), status: 401 as const } : { ...good, secretKey: randomUUID(), status: 401 as const };
  return [
    ...[older, older, older, first, first].map((body) => ({ ...good, body, second: false })),
    { ...bad, body: eventOf(payment, 'paid', 0), second: false },
    ...[first, second, second, second].map((body) => ({ ...good, body, second: kindOf(place) === 'late' })),
  ];
};

/** All that comes in, in no order. */
export const deliveriesOf = (payments: readonly string[], secretKey: string): Delivery[] =>
  shuffled(
    payments.flatMap((payment, place) => ofPayment(payment, place, secretKey)),
    20_261_124,
  );

export const headersOf = ({ secretKey, body, ageMs }: Delivery): Readonly<Record<string, string>> =>
  bankHeaders(secretKey, body, new Date(Date.now() - ageMs));
