import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { type Attack, countOf } from './attack.js';
import { type Came, FAULTS } from './faults.data.js';
import { type MadeUp, requestsTo } from './made-up.js';
import { addressOf, operationsOf } from './open-api.js';
import { type Person, person, words } from './person.js';

const REQUESTS = 6000;
const AT_ONCE = 6;
const TIMEOUT_MS = 20_000;
/** Calls that end the session of whoever sends them when they succeed: a visitor sends them. */
const ENDS_SESSION = /logout|\/api\/signup|\/api\/activation$|\/api\/password|\/api\/user\.php/;

export interface Found {
  readonly number: number;
  readonly fault: string;
  /** How to send it again. */
  readonly again: string;
}

/** The request as a line for a shell. */
const asCurl = (url: string, path: string, { operation, body, contentType }: MadeUp, session: string | null): string =>
  [
    `curl -i -X ${operation.method} '${url}${path}' -H 'origin: ${url}'`,
    ...(session === null ? [] : [`-H 'cookie: ${session}'`]),
    ...(body === null ? [] : [`-H 'content-type: ${contentType}' --data-raw ${JSON.stringify(JSON.stringify(body))}`]),
  ].join(' ');

const send = async (url: string, path: string, { operation, body, contentType, network }: MadeUp, session: string | null) => {
  const payload = body === null && !operation.multipart ? undefined : JSON.stringify(body);
  const answer = await fetch(url + path, {
    method: operation.method,
    redirect: 'manual',
    headers: {
      origin: url,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': network,
      ...(session === null ? {} : { cookie: session }),
      ...(payload === undefined ? {} : { 'content-type': contentType }),
    },
    ...(payload === undefined || operation.method === 'GET' ? {} : { body: payload }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { status, headers } = answer;
  return { status, retryAfter: headers.get('retry-after'), type: headers.get('content-type') ?? '', text: await answer.text() };
};

/** Somebody whose words nobody else may read, and who asks for nothing. */
const keeperOf = async (url: string): Promise<{ keeper: Person; secrets: string[] }> => {
  const [keeper, friend] = [await person(url), await person(url, { gender: 'male' })];
  const secret = `only for you ${randomUUID()}`;
  await keeper.ask(`/api/members/${friend.id}/conversation`, { method: 'POST', body: words(secret) });
  return { keeper, secrets: [secret, keeper.email, keeper.cookie.slice('session='.length)] };
};

/**
 * Sends made-up requests to every call of the API document: allowed ones, ones at the edge, broken ones; as visitors and members.
 * @returns how each was answered, and every fault with the request to repeat it
 */
export const fuzzApi = async (url: string, seed: number, requests: number): Promise<{ statuses: number[]; faults: Found[] }> => {
  const operations = await operationsOf(url);
  const { keeper, secrets } = await keeperOf(url);
  const crowd: Person[] = [];
  for (let count = 0; count < 4; count += 1) crowd.push(await person(url, { gender: count % 2 === 0 ? 'female' : 'male' }));
  const ids = [keeper.id, ...crowd.map(({ id }) => id), 1, 2, 3];
  const made = fc.sample(requestsTo(operations, ids, crowd.length), { seed, numRuns: requests });
  const [statuses, faults]: [number[], Found[]] = [[], []];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < made.length) {
      const number = next;
      next += 1;
      const request = made[number]!;
      const session = request.who === -1 || ENDS_SESSION.test(request.operation.path) ? null : crowd[request.who]!.cookie;
      const path = addressOf(request.operation, request.values);
      const again = `seed ${seed}, request ${number}: ${asCurl(url, path, request, session).slice(0, 1200)}`;
      try {
        const came: Came = { path, secrets, ...(await send(url, path, request, session)) };
        statuses.push(came.status);
        for (const { name, when } of FAULTS) if (when(came)) faults.push({ number, fault: `${name} (${came.status})`, again });
      } catch (error) {
        faults.push({ number, fault: `no answer: ${String(error)}`, again });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { statuses, faults };
};

export const fuzz: Attack = async ({ product: { url }, tried, seed, say }) => {
  const { statuses, faults } = await fuzzApi(url, seed, REQUESTS);
  for (const { fault, again } of faults.slice(0, 40)) say(`${fault}\n  ${again}`);
  const seen = faults.length === 0 ? countOf(statuses.toSorted()) : countOf(faults.map(({ fault }) => fault));
  tried(`${REQUESTS} made-up requests to the API document`, 'no fault', seen, faults.length === 0);
};
