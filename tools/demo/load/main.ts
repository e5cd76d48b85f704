import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { Complaints, Passwords } from '@rendezvous/account';
import { DemoPurchases } from '@rendezvous/billing';
import { openAreas } from '@rendezvous/gateway';
import { SearchIndex } from '@rendezvous/search';
import { Clock, DemoClock } from '@rendezvous/server/clock';
import { loadConfig } from '@rendezvous/server/config';
import { Database } from '@rendezvous/server/database';
import { orSayWhy } from '@rendezvous/server/platform';
import { demoLinks } from '../people/demo-links.js';
import { PERSONA_PASSWORD } from '../people/personas.js';
import { BOUGHT_BY } from '../people/purchases.js';
import { SEED } from '../seed.js';
import { visitAgain } from '../visits.js';
import { loadLinks } from './load-links.js';
import { loadPeople } from './load-people.js';
import { loadPurchases } from './load-purchases.js';

const DEFAULT_MEMBERS = 3000;
/** In a larger world only these are linked: what the links are for is the personas and their surroundings. */
const LINKED_MAX = 20_000;

const sayAndEnd = (reason: string): never => {
  process.stderr.write(`${reason}\n`);
  return process.exit(1);
};

const { values } = parseArgs({ options: { members: { type: 'string' }, 'if-missing': { type: 'boolean' } } });
const count = Number(values.members ?? DEFAULT_MEMBERS);
if (!Number.isSafeInteger(count) || count < 100) sayAndEnd('--members is a whole number of at least 100.');

const config = loadConfig();
if (!config.demo) sayAndEnd('The demo world is loaded in demo mode only: start without NODE_ENV=production and without DEMO=no.');
const { context, close } = await orSayWhy(() => openAreas(config, { runJobs: false }));
const database = context.get(Database);
const [there] = await database.read<{ members: number }>(
  'select count(*)::integer as members from (select from account.members limit 1) found',
);
const say = (text: string) => process.stdout.write(`${text}\n`);

if (there && there.members > 0) {
  if (!values['if-missing']) say('Members are there already: npm run db:reset forgets them first.');
} else {
  const began = Date.now();
  const clock = context.get(Clock);
  const purchases = context.get(DemoPurchases);
  const sells = purchases.arePlayed(BOUGHT_BY) && clock instanceof DemoClock;
  const world = { database, clock, seed: SEED, passwordHash: await context.get(Passwords).hash(PERSONA_PASSWORD), sells };
  const ids = await loadPeople(world, count, (done) => (done % 100_000 === 0 ? say(`  ${done} members`) : undefined));
  await loadLinks(world, ids, demoLinks(SEED, Math.min(count, LINKED_MAX)));
  // a dispute that the world is made with is no news for whoever starts it
  context.useLogger(false);
  if (sells)
    await loadPurchases(world, ids, { purchases, complaints: context.get(Complaints), backThen: (at, work) => clock.backThen(at, work) });
  await visitAgain(database, world.clock.now());
  // the activation mail of who has not confirmed yet, as after a real signup
  await database.transaction(async (tx) => {
    const waiting = await tx.read<{ id: number }>(
      `select id from account.members where status = 'not_confirmed' and email like '%@demo.test'`,
    );
    for (const { id } of waiting) await tx.publish('account.member-joined', { memberId: id });
  });
  for (const table of [
    'account.members',
    'account.photos',
    'account.reach',
    'chat.likes',
    'chat.conversations',
    'chat.messages',
    'billing.orders',
  ])
    await database.change(`vacuum analyze ${table}`);
  await context.get(SearchIndex).rebuild();
  say(`Loaded ${count} members in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}
await close();
