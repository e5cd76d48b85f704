import { join } from 'node:path';
import { startPostgres } from '@rendezvous/server/postgres';
import { Client } from 'pg';
import type { Attack, Target } from './attack.js';
import { type Answer, type Person, ask, listen, person, soon, words } from './person.js';
import { type Row, TRUTH, VISITORS_FIELDS } from './truth-table.data.js';

type Sql = (text: string, values: readonly unknown[]) => Promise<unknown>;

/** Talks to the product's own database, for what no call can do. */
const withDatabase = async <T>(folder: string, work: (sql: Sql) => Promise<T>): Promise<T> => {
  const server = await startPostgres({ dataDir: join(folder, 'postgres'), durable: true, watch: true });
  const client = new Client({ connectionString: server.url });
  await client.connect();
  try {
    return await work((text, values) => client.query(text, [...values]));
  } finally {
    await client.end();
    await server.stop();
  }
};

const write = (from: Person, to: Person) => from.ask(`/api/members/${to.id}/conversation`, { method: 'POST', body: words('Hello') });

/** What has to work before anything can be seen. */
const worked = async (answer: Promise<Answer>): Promise<void> => {
  const { status, text } = await answer;
  if (status >= 300) throw new Error(`What comes first was refused: ${status} ${text}`);
};

const FIRST: Record<Row['first'][number], (a: Person, b: Person) => Promise<void>> = {
  'b-likes-a': (a, b) => worked(b.ask(`/api/likes/${a.id}`, { method: 'PUT' })),
  'b-writes-a': (a, b) => worked(write(b, a)),
  'both-write': async (a, b) => {
    await worked(write(b, a));
    await worked(write(a, b));
  },
};

const prefer = (b: Person, preferences: object) => b.ask('/api/preferences', { method: 'PATCH', body: preferences });

const BECOMES: Record<Row['becomes'], (sql: Sql, a: Person, b: Person) => Promise<unknown>> = {
  nothing: () => Promise.resolve(),
  'pending-deletion': (sql, _, b) => sql(`update account.members set status = 'pending_deletion' where id = $1`, [b.id]),
  moderated: (sql, _, b) => sql('update account.members set moderated = true where id = $1', [b.id]),
  'a-blocks-b': (_, a, b) => a.ask(`/api/blocks/${b.id}`, { method: 'PUT' }),
  'b-blocks-a': (_, a, b) => b.ask(`/api/blocks/${a.id}`, { method: 'PUT' }),
  invisible: (_, __, b) => prefer(b, { invisible: true }),
  privacy: (_, __, b) => prefer(b, { privacy: true }),
};

const SEARCH = '/api/members?country=FR&gender=male&order=newest';
const idsIn = (text: string, list: string): number[] =>
  ((JSON.parse(text) as Record<string, { id: number }[]>)[list] ?? []).map(({ id }) => id);

/** Whether a card of B is in an answer or a page, wherever: cards begin with id, name and age. */
const holdsCard = (text: string, { id }: Person): boolean => new RegExp(`"id":${id},"name":"[^"]*","age":`).test(text);

const opens = async (a: Person, b: Person): Promise<Row['opens'] | number> => {
  const { status, text } = await a.ask(`/api/members/${b.id}`);
  if (status !== 200) return status;
  return (JSON.parse(text) as { view?: string }).view === 'blocked' ? 'reduced' : 200;
};

/** What A sees of B at every surface. The reads come before what changes something. */
const look = async (url: string, a: Person, b: Person, row: Row): Promise<string[]> => {
  const faults: string[] = [];
  const expect = (what: string, expected: unknown, seen: unknown): void => {
    if (expected !== seen) faults.push(`${what}: ${String(seen)} instead of ${String(expected)}`);
  };
  // the read model follows in a moment
  let listed = false;
  await soon(async () => {
    listed = idsIn((await a.ask(SEARCH)).text, 'members').includes(b.id);
    return listed === row.listed;
  }, 6000);
  expect('listed', row.listed, listed);
  expect('opens', row.opens, await opens(a, b));
  expect('in likes', row.inLikes, idsIn((await a.ask('/api/likes.php')).text, 'liked_by').includes(b.id));
  const opened = row.opens === 200;
  if (!opened) {
    for (const path of [`/api/members/${b.id}/conversation`, `/api/members/${b.id}/similar`, '/api/chats.php', '/api/auto-like.php'])
      expect(`card in ${path}`, false, holdsCard((await a.ask(path)).text, b));
    for (const path of [`/members/${b.id}`, `/members/${b.id}/chat`])
      expect(`card in the page ${path}`, false, holdsCard((await a.ask(path, { headers: { accept: 'text/html' } })).text, b));
  } else expect('presence', row.presence, (JSON.parse((await a.ask(`/api/members/${b.id}`)).text) as { online: boolean }).online);
  await typing(url, a, b, row, expect);
  // a like that makes a match may open what was closed, so it comes last
  expect('may write', row.mayWrite, (await write(a, b)).status < 300);
  expect('may like', row.mayLike, (await a.ask(`/api/likes/${b.id}`, { method: 'PUT' })).status < 300);
  return faults;
};

/** Typing tells that somebody is there: it reaches only whom their presence reaches. */
const typing = async (
  url: string,
  a: Person,
  b: Person,
  row: Row,
  expect: (what: string, expected: unknown, seen: unknown) => void,
): Promise<void> => {
  const { text } = await b.ask('/api/chats.php');
  const found = /"conversation":\{"id":(\d+)/.exec(text)?.[1];
  if (found === undefined) return;
  const [hears, types] = [await listen(url, a.cookie), await listen(url, b.cookie)];
  types.say({ type: 'typing', conversationId: Number(found) });
  await new Promise((done) => setTimeout(done, 400));
  const heard = hears.heard.some((event) => event.includes('typing'));
  if (heard) expect('typing is heard', row.presence, heard);
  for (const ear of [hears, types]) ear.close();
};

/** Everybody against the truth table, by every surface. */
export const visibility: Attack = async (target) => {
  const { product, tried } = target;
  await withDatabase(product.folder, async (sql) => {
    for (const row of TRUTH) {
      const [a, b] = [await person(product.url), await person(product.url, { gender: 'male' })];
      for (const step of row.first) await FIRST[step](a, b);
      await BECOMES[row.becomes](sql, a, b);
      await sql('update account.members set last_active_at = now() where id = $1', [b.id]);
      const faults = await look(product.url, a, b, row);
      tried(`B ${row.b}`, 'as the truth table says', faults.join('; ') || 'so', faults.length === 0);
    }
  });
  await asVisitor(target);
};

/** What a profile may hold beyond what visitors see. */
const PERSONAL = [
  'about',
  'city',
  'sexuality',
  'interests',
  'relationship_status',
  'hair_color',
  'eye_color',
  'body_type',
  'tattoos',
  'distance',
  'online',
];

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0);

const asVisitor = async ({ product: { url }, tried }: Target): Promise<void> => {
  const theirs = { about: 'Words for members alone', city: 'Villeurbanne' };
  const b = await person(url, { gender: 'male', ...theirs, interests: ['hiking', 'sushi'] });
  const visit = (path: string, accept = 'application/json') => ask(url, path, { network: '203.0.113.40', headers: { accept } });
  const { status, text } = await visit(`/api/members/${b.id}`);
  const told = status === 200 ? Object.entries(JSON.parse(text) as Record<string, unknown>) : [];
  const leaks = told.filter(([name, value]) => PERSONAL.includes(name) && !isEmpty(value)).map(([name]) => name);
  tried(
    'a visitor opens a profile',
    VISITORS_FIELDS.join(', '),
    leaks.length > 0 ? `also ${leaks.join(', ')}` : 'no more',
    leaks.length === 0,
  );
  for (const path of [`/members/${b.id}`, '/members', '/']) {
    const page = await visit(path, 'text/html');
    const found = Object.values(theirs).filter((word) => page.text.includes(word));
    tried(
      `a visitor opens the page ${path.replace(String(b.id), ':id')}`,
      'no words for members',
      found.join(', ') || 'none',
      found.length === 0,
    );
  }
};
