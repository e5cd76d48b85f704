import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../product/members.js';
import { type Attack, countOf } from './attack.js';
import { type Asked, type Person, ask, person } from './person.js';

interface Flood {
  readonly attack: string;
  /** Calls after which a network has to have been stopped. */
  readonly most: number;
  readonly path: (turn: number) => string;
  readonly asked: (turn: number) => Asked;
}

const signup = () => ({
  email: `flood-${randomUUID().slice(0, 12)}@e2e.test`,
  name: `Flood ${randomUUID().slice(0, 8)}`,
  password: PASSWORD,
  date_of_birth: '1991-06-15',
  gender: 'female',
  sexuality: 'hetero',
  country: 'FR',
  region: 'FR-ARA',
  language: 'en',
  consent_terms: true,
  consent_matching: true,
  consent_marketing: false,
});

const post = (body: unknown): Asked => ({ method: 'POST', body });

/** Sessions that take turns. Each asks so seldom that only who counts the network has to say no. */
const CROWD = 12;

/** What one network may do a few times, whoever it says it is each time. `most` leaves each of the crowd below what one member may. */
const FLOODS: readonly Flood[] = [
  {
    attack: 'wrong logins',
    most: 400,
    path: () => '/api/user.php',
    asked: (turn) => post({ email: `nobody-${turn}@e2e.test`, password: 'wrong wrong' }),
  },
  {
    attack: 'reset mails',
    most: 4 * CROWD,
    path: () => '/api/password/reset-mail',
    asked: (turn) => post({ email: `nobody-${turn}@e2e.test` }),
  },
  {
    attack: 'questions about addresses',
    most: 25 * CROWD,
    path: () => '/api/signup/check',
    asked: () => {
      const { email, name, password, date_of_birth } = signup();
      return post({ email, name, password, date_of_birth });
    },
  },
];

/** Calls until one is refused for being one too many. @returns the statuses */
const flood = async (most: number, call: (turn: number) => Promise<{ readonly status: number }>): Promise<number[]> => {
  const seen: number[] = [];
  while (seen.length < most && !seen.includes(429)) {
    const turns = Array.from({ length: Math.min(8, most - seen.length) }, (_, index) => seen.length + index);
    seen.push(...(await Promise.all(turns.map((turn) => call(turn)))).map(({ status }) => status));
  }
  return seen;
};

const SIGNUPS = 60;

/** Each signup is sent with the session that the one before has brought. */
const signups = async (url: string, network: string, first: string): Promise<number[]> => {
  const seen: number[] = [];
  let cookie = first;
  while (seen.length < SIGNUPS && !seen.includes(429)) {
    const { status, headers } = await ask(url, '/api/signup', { ...post(signup()), cookie, network });
    seen.push(status);
    cookie =
      headers
        .getSetCookie()
        .find((given) => given.startsWith('session='))
        ?.split(';')[0] ?? cookie;
  }
  return seen;
};

const READS = 400;

/** One network with ever new sessions, and one household with ever new addresses. */
export const limits: Attack = async ({ product: { url }, tried }) => {
  const crowd: Person[] = [];
  while (crowd.length < CROWD) crowd.push(await person(url, { gender: crowd.length % 2 === 0 ? 'female' : 'male' }));
  const cookieOf = (turn: number): string => crowd[turn % crowd.length]!.cookie;
  let network = 1;
  const fresh = (): string => `198.51.100.${(network += 1)}`;
  const newcomer = await person(url);
  const joined = await signups(url, fresh(), newcomer.cookie);
  tried('signups, one network, a fresh session each', `429 within ${SIGNUPS}`, countOf(joined), joined.includes(429));
  for (const { attack, most, path, asked } of FLOODS) {
    const from = fresh();
    const seen = await flood(most, (turn) => ask(url, path(turn), { ...asked(turn), cookie: cookieOf(turn), network: from }));
    tried(`${attack}, one network, a fresh session each`, `429 within ${most}`, countOf(seen), seen.includes(429));
    const others = await ask(url, path(0), { ...asked(0), network: fresh() });
    tried(`${attack} from another network meanwhile`, 'not 429', String(others.status), others.status !== 429);
  }
  const ids = crowd.map(({ id }) => id);
  const read = (turn: number, who: Asked) => ask(url, `/api/members/${ids[turn % ids.length]}`, who);
  const visitor = fresh();
  const visits = await flood(READS, (turn) => read(turn, { network: visitor }));
  tried('profile reads, a visitor', '429 within 100', countOf(visits), visits.indexOf(429) !== -1 && visits.indexOf(429) < 100);
  const [reader] = crowd;
  const reads = await flood(READS, (turn) => read(turn, { cookie: reader!.cookie, network: fresh() }));
  tried('profile reads, a member from ever new networks', `429 within ${READS}`, countOf(reads), reads.includes(429));
  const household = await flood(READS, (turn) => read(turn, { network: `2001:db8:7:1::${(turn + 1).toString(16)}` }));
  const stopped = household.indexOf(429);
  tried('profile reads, ever new addresses of one IPv6 /64', '429 within 100', countOf(household), stopped !== -1 && stopped < 100);
  const written: readonly (readonly [string, (turn: number) => string])[] = [
    ['an address and ever new ports', (turn) => `203.0.113.77:${50_000 + turn}`],
    ['an IPv6 address and ever new ports', (turn) => `[2001:db8:9:1::1]:${50_000 + turn}`],
    [
      'one address in many spellings',
      (turn) => ['203.0.113.78', '::ffff:203.0.113.78', '::ffff:cb00:714e', '[::FFFF:203.0.113.78]:443'][turn % 4]!,
    ],
    ['ever new words that are no address', (turn) => `_hidden${turn}`],
  ];
  for (const [name, addressOf] of written) {
    const seen = await flood(READS, (turn) => read(turn, { network: addressOf(turn) }));
    tried(
      `profile reads behind a proxy that writes ${name}`,
      '429 within 100',
      countOf(seen),
      seen.indexOf(429) !== -1 && seen.indexOf(429) < 100,
    );
  }
  const neighbour = await read(0, { network: '2001:db8:7:2::1' });
  tried('profile reads from the next /64', '200', String(neighbour.status), neighbour.status === 200);
};
