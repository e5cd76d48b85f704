import type { Complaints } from '@rendezvous/account';
import { type DemoPurchases, SPEND_SQL } from '@rendezvous/billing';
import type { Database } from '@rendezvous/server/database';
import { demoPerson } from '../people/demo-person.js';
import type { DemoPerson } from '../people/person.js';
import { PERSONA_COUNT, personaAt, personaIndex } from '../people/personas.js';
import { type Afterwards, CROWD_PURCHASES, PERSONA_PURCHASES } from '../people/purchases.js';
import type { Ids, World } from './load-people.js';
import { minutesBefore } from './rows.js';

const DAY_MINUTES = 1440;
/** Who buys is among these, however large the world. */
const BUYERS_MAX = 3000;

/** Where the world's money comes from. */
export interface Till {
  readonly purchases: DemoPurchases;
  readonly complaints: Complaints;
  /** Does something as of an earlier moment. */
  readonly backThen: <Result>(at: Date, work: () => Promise<Result>) => Promise<Result>;
}

interface Planned {
  readonly person: DemoPerson;
  readonly bundle: string;
  readonly method: (typeof CROWD_PURCHASES)[number]['method'];
  readonly daysAgo: number;
  readonly afterwards?: Afterwards;
}

/** Purchases of personas and, for each of the crowd, somebody else of its country who had bought nothing; the oldest first, as receipts are numbered. */
const planned = ({ seed }: World, count: number): Planned[] => {
  const personas = PERSONA_PURCHASES.map(({ by, ...bought }) => ({ ...bought, person: personaAt(personaIndex(by))! }));
  const crowd = Array.from({ length: Math.min(count, BUYERS_MAX) - PERSONA_COUNT }, (_, place) => demoPerson(seed, PERSONA_COUNT + place));
  const left = crowd.filter(
    ({ premium, unconfirmed, fictional, invisible, privacy }) => !premium && !unconfirmed && !fictional && !invisible && !privacy,
  );
  const others = CROWD_PURCHASES.flatMap(({ country, ...bought }) => {
    // joined so long before that the welcome discount is over for some and counts for others, as it comes
    const found = left.findIndex((person) => person.country === country && person.joinedMinutesAgo > (bought.daysAgo + 1) * DAY_MINUTES);
    return found === -1 ? [] : [{ ...bought, person: left.splice(found, 1)[0]! }];
  });
  return [...personas, ...others].toSorted((one, other) => other.daysAgo - one.daysAgo);
};

/** Lets members of the world buy, withdraw, dispute and complain, by the services that everybody's purchases go through. */
export const loadPurchases = async (world: World, ids: Ids, till: Till): Promise<void> => {
  const at = (daysAgo: number): Date => minutesBefore(world.clock, daysAgo * DAY_MINUTES);
  for (const { person, bundle, method, daysAgo, afterwards } of planned(world, ids.length)) {
    const memberId = ids[person.index]!;
    const { country, locale } = person;
    const orderId = await till.backThen(at(daysAgo), () => till.purchases.buy({ memberId, country, locale, bundle, method }));
    if (afterwards !== undefined) await follow(till, at, { memberId, orderId, afterwards, daysAgo });
  }
  await spendOnMessages(world.database, ids[personaIndex('broke')]!);
  await complain(till, at(1), ids[personaIndex('broke')]!);
};

const follow = async (
  { purchases, backThen }: Till,
  at: (daysAgo: number) => Date,
  { memberId, orderId, afterwards, daysAgo }: { memberId: number; orderId: number; afterwards: Afterwards; daysAgo: number },
): Promise<void> => {
  if (afterwards === 'disputed') return backThen(at(2), () => purchases.dispute(orderId));
  const then = afterwards === 'waiting' ? 'stall' : 'pay';
  const refund = await backThen(at(daysAgo - 2), () => purchases.withdraw(memberId, orderId, then));
  if (afterwards === 'refunded') await backThen(at(daysAgo - 3), () => purchases.askRefund(refund));
};

/** As `chat` spends: the ledger names the message. */
const SPEND = SPEND_SQL.alone('select $1::integer as sender_id, 1 as cost, $2::text as reference', '$3');

/** All that a persona bought went into its latest messages, the oldest of them first. */
const spendOnMessages = (database: Database, memberId: number): Promise<void> =>
  database.transaction(async (tx) => {
    const sent = await tx.change<{ reference: string; at: Date }>(
      `with latest as (
         select conversation_id, seq from chat.messages where sender_id = $1 order by sent_at desc, conversation_id, seq
         limit (select granted + bought from billing.wallets where member_id = $1))
       update chat.messages m set cost = 1 from latest l where m.conversation_id = l.conversation_id and m.seq = l.seq
       returning m.conversation_id || ':' || m.client_id as reference, m.sent_at as at`,
      [memberId],
    );
    for (const { reference, at } of sent.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
      await tx.change(SPEND, [memberId, reference, at]);
  });

/** Nobody counts what the demo files. */
const complain = async ({ complaints, backThen }: Till, at: Date, memberId: number): Promise<string> => {
  const text = 'My last purchase shows on my bank statement under a name that I did not recognise. Please tell me which name you use.';
  const { number } = await backThen(at, () =>
    complaints.file({ category: 'payment', text }, { memberId, locale: 'en', siteId: 1, count: () => Promise.resolve() }),
  );
  return number;
};
