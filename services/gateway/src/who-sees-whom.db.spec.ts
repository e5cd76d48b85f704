import { ChatList, Likes, Typing } from '@rendezvous/chat';
import { like } from '@rendezvous/contracts/chat/likes';
import { markRead, sendMessage } from '@rendezvous/contracts/chat/messages';
import type { DomainEventName, SocketEvent } from '@rendezvous/contracts/events';
import type { AnyRoute } from '@rendezvous/contracts/route';
import { NotifyModule } from '@rendezvous/notify';
import { SearchIndex } from '@rendezvous/search';
import { GivenSearch } from '@rendezvous/search/testing';
import { RouteRegistry, VisitSource } from '@rendezvous/server/http';
import { testApp, type TestApp, visitorRequest } from '@rendezvous/server/testing';
import { Sites } from '@rendezvous/site';
import { areaEntities, areaMigrations, areaModules } from './areas.js';
import { Compositions } from './composition/composition.service.js';
import { FirstAnswers } from './first-screen/first-answers.service.js';
import { ComposedModule } from './gateway.module.js';
import { OpenApiController } from './openapi/openapi.controller.js';
import { LoadCounter } from './releases/load-counter.service.js';
import { PageViews } from './releases/page-views.service.js';
import { RemoteFailuresController } from './releases/remote-failures.controller.js';
import { SiteVisits } from './session/visits.provider.js';
import { UserController } from './session/user.controller.js';
import { CALLS } from './testing/who-sees-whom/calls.js';
import { foundOf } from './testing/who-sees-whom/find-facts.js';
import { GivenPairs, type Pair } from './testing/who-sees-whom/given-pairs.js';
import { card, FACTS, type Found, MODES, page, VIEWERS } from './testing/who-sees-whom/truth-table.js';

/*
 * Who sees what of whom, asked of every call and every event: whoever adds one writes down here what it may carry. What is expected comes
 * from the truth table of the decisions.
 */
let app: TestApp;
let given: GivenPairs;
let routes: ReadonlyMap<string, AnyRoute>;

beforeAll(async () => {
  app = await testApp({
    imports: [...areaModules.filter((module) => module !== NotifyModule), ComposedModule],
    controllers: [UserController, OpenApiController, RemoteFailuresController],
    providers: [Compositions, FirstAnswers, LoadCounter, PageViews, { provide: VisitSource, useClass: SiteVisits }],
    entities: areaEntities,
    migrations: areaMigrations,
  });
  // Numbers of members that are no other numbers.
  await app.database.change('alter table account.members alter column id restart with 50000001');
  given = new GivenPairs(new GivenSearch({ database: app.database, clock: app.clock, searchIndex: app.get(SearchIndex) }), app.database);
  routes = new Map(
    app
      .get(RouteRegistry)
      .all()
      .filter(({ webhook }) => !webhook)
      .map(({ route }) => [`${route.method} ${route.path}`, route]),
  );
});
afterAll(() => app.close());

/** What was found and what was expected, where they differ. */
class Comparison {
  private readonly lines: { readonly found: string; readonly expected: string }[] = [];

  add(call: string, { mode, viewer }: Pair, found: readonly Found[], expected: readonly Found[]): void {
    const line = (facts: readonly Found[]) =>
      `${call}, ${mode} before ${viewer}: ${FACTS.filter((fact) => facts.includes(fact)).join(' ')}`;
    this.lines.push({ found: line(found), expected: line(expected) });
  }

  get size(): number {
    return this.lines.length;
  }

  get differences(): readonly { readonly found: string; readonly expected: string }[] {
    return this.lines.filter(({ found, expected }) => found !== expected);
  }
}

test('every call of the product has a line, and every line a call', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual([...routes.keys()].toSorted());
});

/** Calls that carry nobody are made as they are, if that changes nothing, before the member whom most see. */
const argsOf = (call: string, pair: Pair): object | null => {
  const line = CALLS[call]!;
  if (line !== 'nobody') return line.ask === undefined ? {} : line.ask(pair);
  if (pair.mode !== 'normal' || !call.startsWith('GET ') || call === 'GET /api/logout.php') return null;
  return { number: 'ABCD-EFGH-JKLM', orderId: 1, slug: 'terms' };
};

/** What a summary by mail is written from. */
const inMail = async (viewerId: number) => {
  const context = { locale: 'en', site: app.get(Sites).current(), now: app.clock.now() } as const;
  return [await app.get(ChatList).latest(viewerId, context), (await app.get(Likes).lists(viewerId, context)).liked_by];
};

test.each(VIEWERS)('each call and each summary by mail shows of B what the table says to: %s, and nothing else', async (viewer) => {
  const comparison = new Comparison();
  for (const pair of await given.before(viewer)) {
    if (pair.viewerId !== null) {
      const named = (pair.conversationId !== null && /[Pb]/.test(pair.letters)) || pair.letters.includes('K');
      const names = foundOf(await inMail(pair.viewerId), pair).filter((fact) => fact === 'name');
      comparison.add('a summary by mail', pair, names, named ? ['name'] : []);
    }
    for (const [call, line] of Object.entries(CALLS)) {
      const args = argsOf(call, pair);
      if (args === null) continue;
      const { body, status } = await app.call(routes.get(call)!, args as never, { as: pair.as });
      expect([call, status]).not.toEqual([call, 500]);
      comparison.add(call, pair, foundOf(body, pair), line === 'nobody' ? [] : line.carries(pair));
    }
  }
  expect(comparison.differences).toEqual([]);
  expect(comparison.size).toBeGreaterThan(100);
});

test('the answers that stand in the document are a visitor’s', async () => {
  const comparison = new Comparison();
  for (const pair of await given.before('visitor')) {
    const call = `/api/members/${pair.id}`;
    const { answers } = await app.get(FirstAnswers).of(visitorRequest(), [call]);
    comparison.add(call, pair, foundOf(answers[call]?.value, pair), page(pair.letters));
  }
  expect(comparison.differences).toEqual([]);
  expect(comparison.size).toBe(Object.keys(MODES).length);
});

/** For each event that a tab hears: what of B it may carry to A, and when it has to come; null: never because of B alone. */
const SOCKET_EVENTS = {
  typing: { carries: () => ['id'], comes: ({ letters, conversationId }) => conversationId !== null && letters.includes('o') },
  // What is held for an unconfirmed member has not been read by them.
  read: {
    carries: () => ['id'],
    comes: ({ letters, conversationId, mode }) => conversationId !== null && letters.includes('P') && mode !== 'unconfirmed',
  },
  message: { carries: () => ['id'], comes: null },
  'likes-changed': { carries: ({ letters }) => (letters.includes('P') ? ['id'] : []), comes: null },
  'chats-changed': { carries: ({ letters }) => ['id', ...card(letters)], comes: null },
  'conversation-closed': { carries: () => [], comes: null },
  'user-changed': { carries: () => [], comes: null },
  'logged-out': { carries: () => [], comes: null },
} satisfies Record<SocketEvent['type'], EventLine> as Record<string, EventLine>;

interface EventLine {
  readonly carries: (pair: Pair) => readonly Found[];
  readonly comes: ((pair: Pair) => boolean) | null;
}

test.each(VIEWERS.filter((viewer) => viewer !== 'visitor'))('each event tells of B what the table says to: %s', async (viewer) => {
  const faults: string[] = [];
  for (const pair of await given.before(viewer)) {
    app.realtime.sent.length = 0;
    const { id, conversationId, viewerId } = pair;
    if (conversationId !== null) {
      await app.get(Typing).tell(id, conversationId);
      await app.call(markRead, { conversationId, seq: 1 }, { as: id });
    }
    const events = app.realtime.to(viewerId!);
    for (const [type, { comes }] of Object.entries(SOCKET_EVENTS)) {
      if (comes !== null && comes(pair) !== events.some((event) => event.type === type && 'memberId' in event))
        faults.push(`${type}, ${pair.mode} before ${pair.viewer}: comes ${!comes(pair)}`);
    }
    if (conversationId !== null) await app.call(sendMessage, { conversationId, clientId: crypto.randomUUID(), text: 'Hello' }, { as: id });
    await app.call(like, { memberId: viewerId! }, { as: id });
    for (const event of app.realtime.to(viewerId!)) {
      const allowed = SOCKET_EVENTS[event.type]?.carries(pair) ?? [];
      const leaked = foundOf(event, pair).filter((fact) => !allowed.includes(fact));
      if (leaked.length > 0) faults.push(`${event.type}, ${pair.mode} before ${pair.viewer}: ${leaked.join(' ')}`);
    }
  }
  expect(faults).toEqual([]);
});

const DOMAIN_EVENTS = {
  'account.member-joined': true,
  'account.activation-mail-asked': true,
  'account.signup-pending': true,
  'account.signup-repeated': true,
  'account.address-left': true,
  'account.address-invited': true,
  'account.member-activated': true,
  'account.profile-changed': true,
  'account.password-reset-asked': true,
  'account.password-changed': true,
  'account.passkey-added': true,
  'account.passkey-removed': true,
  'account.devices-logged-out': true,
  'account.mail-change-asked': true,
  'account.mail-changed': true,
  'account.mail-restored': true,
  'account.address-proof-asked': true,
  'account.browser-added': true,
  'account.complaint-filed': true,
  'account.complaint-answered': true,
  'account.details-corrected': true,
  'account.moderation-changed': true,
  'account.deletion-asked': true,
  'account.confirmation-overdue': true,
  'account.age-expiring': true,
  'account.export-ready': true,
  'account.member-erased': true,
  'billing.direct-debit-announced': true,
  'billing.adjustment-asked': true,
  'billing.dispute-moved': true,
  'billing.fee-asked': true,
  'billing.ledger-unproven': true,
  'billing.order-completed': true,
  'billing.welcome-begun': true,
  'billing.payment-incident': true,
  'billing.price-asked': true,
  'billing.refund-moved': true,
  'billing.refund-requested': true,
  'chat.liked': true,
  'chat.conversation-started': true,
  'chat.message-waiting': true,
  'chat.blocked': true,
} satisfies Record<DomainEventName, true>;

test('what areas tell each other are numbers: no name, address or text of anybody', async () => {
  const jobs = await app.database.read<{ payload: { name: string; data: Record<string, unknown> } }>(
    `select payload from graphile_worker._private_jobs where payload -> 'data' is not null`,
  );
  expect(jobs.length).toBeGreaterThan(VIEWERS.length);
  for (const { payload } of jobs) {
    expect(Object.keys(DOMAIN_EVENTS)).toContain(payload.name);
    expect(Object.values(payload.data).filter((value) => typeof value === 'string')).toEqual([]);
  }
});
