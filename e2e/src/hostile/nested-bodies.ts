import { type Attack, countOf } from './attack.js';
import { person } from './person.js';

const LEVELS = 100_000;
const NESTED = `{"a":${'['.repeat(LEVELS)}${']'.repeat(LEVELS)}}`;
/** Of visitors, of members, and of a payment provider: read before its signature is. */
const CALLS = ['/api/user.php', '/api/signup/check', '/api/remote-failures', '/api/payments/sandbox/webhook'];

/** Bodies so deep that whoever looks through them level by level runs out of room. */
export const nestedBodies: Attack = async ({ product: { url }, tried }) => {
  const { cookie } = await person(url);
  for (const path of CALLS) {
    const send = async (session: string): Promise<number> => {
      const headers = {
        origin: url,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        ...(session ? { cookie: session } : {}),
      };
      return (await fetch(url + path, { method: 'POST', headers, body: NESTED, signal: AbortSignal.timeout(30_000) })).status;
    };
    const seen = [await send(''), await send(cookie)];
    tried(
      `${LEVELS} levels for ${path}`,
      '400',
      countOf(seen),
      seen.every((status) => status === 400),
    );
  }
};
