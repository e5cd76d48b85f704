import { randomUUID } from 'node:crypto';
import { ReportEvidence } from '@rendezvous/account';
import { GivenChat } from '@rendezvous/chat/testing';
import { withdrawLander } from '@rendezvous/contracts/landers/operator';
import { BUILT_IN } from '@rendezvous/landers';
import { givenCard } from '@rendezvous/search/testing';
import type { TestApp } from '@rendezvous/server/testing';
import sharp from 'sharp';
import { givenMember, type OperatorCall } from './operator-call.js';
import { MONEY_CALLS } from './operator-money-calls.js';

let count = 0;

/** A published lander of its own. */
const givenLander = async ({ database, clock }: TestApp): Promise<{ slug: string }> => {
  const slug = `given-${++count}`;
  await database.change(
    `insert into landers.variants (site_id, slug, template, state, weight) values (1, $1, 'alonetonight', 'draft', 100)`,
    [slug],
  );
  await database.change(
    `insert into landers.versions (site_id, slug, version, checksum, facts, contents, created_at, created_by)
     values (1, $1, 1, $1, $2, $3, $4, 'ada')`,
    [slug, JSON.stringify(BUILT_IN.alonetonight.facts), JSON.stringify(BUILT_IN.alonetonight.contents), clock.now()],
  );
  await database.change(`update landers.variants set state = 'published', version = 1 where slug = $1`, [slug]);
  return { slug };
};

const givenWithdrawnLander = async (app: TestApp, memberId: number): Promise<{ slug: string }> => {
  const lander = await givenLander(app);
  await app.call(withdrawLander, lander, { as: { memberId, operator: true } });
  return lander;
};

/** A visitor's complaint. */
const givenComplaint = async ({ database, clock }: TestApp): Promise<{ number: string }> => {
  const number = `GVEN-CMPL-${String(1000 + ++count)}`;
  await database.change(
    `insert into account.complaints (number, email, locale, category, text, filed_at) values ($1, 'given@complaint.test', 'en', 'other', 'A complaint', $2)`,
    [number, clock.now()],
  );
  return { number };
};

/** A report with what two members wrote to each other. */
const givenEvidence = async (app: TestApp): Promise<{ number: string }> => {
  const { number } = await givenComplaint(app);
  const [reporterId, aboutId] = [(await givenMember(app)).memberId, (await givenMember(app)).memberId];
  await new GivenChat(app).conversation(reporterId, aboutId);
  await app.database.transaction((tx) => app.get(ReportEvidence).seal(tx, { number, reporterId, aboutId, filedAt: app.clock.now() }));
  return { number };
};

/** A member whom a company found too young. */
const givenCheckedMember = async (app: TestApp): Promise<{ memberId: number }> => {
  const { memberId } = await givenMember(app);
  await app.database.change(
    `insert into account.age_checks (id, member_id, provider, min_age, stated_birth_date, valid_days, state, begun_at, lapses_at, decided_at)
     values (gen_random_uuid(), $1, 'sandbox', 18, '1990-01-01', 365, 'under', $2, $2::timestamptz + interval '1 hour', $2)`,
    [memberId, app.clock.now()],
  );
  return { memberId };
};

const givenInvitation = async ({ database, clock }: TestApp): Promise<{ invitationId: number }> => {
  const [row] = await database.change<{ invitationId: number }>(
    `insert into account.invitations (site_id, code, label, max_uses, created_at) values (1, $1, 'Given', 5, $2) returning id as "invitationId"`,
    [`GVEN-CODE-${String(1000 + ++count)}`, clock.now()],
  );
  return row!;
};

/** An address that waits. */
const givenWaiting = async ({ database, clock }: TestApp): Promise<void> => {
  await database.change(`insert into account.waiting_addresses (site_id, email, language, left_at) values (1, $1, 'en', $2)`, [
    `waiting-${++count}@given.test`,
    clock.now(),
  ]);
};

const CARD = {
  kind: 'cam',
  texts: { en: { title: 'Given', text: 'A card' } },
  link: 'https://given.example/',
  positions: [4],
  countries: [],
  starts_on: '2026-01-01',
  ends_on: null,
};
const givenCardId = async ({ database }: TestApp): Promise<{ cardId: number }> => ({ cardId: await givenCard(database) });
/** Every call by which an operator changes something. A new one needs a line. */
export const OPERATOR_CALLS: Readonly<Record<string, OperatorCall>> = {
  ...MONEY_CALLS,
  'POST /api/operator/complaints/:number/answers': {
    given: async (app) => ({ ...(await givenComplaint(app)), text: 'We have looked into it.', answers_seen: 0 }),
    action: 'account.answer-complaint',
  },
  'POST /api/operator/complaints/:number/evidence/looks': {
    given: async (app) => ({ ...(await givenEvidence(app)), reason: 'decide' }),
    action: 'account.open-evidence',
  },
  'PATCH /api/operator/members/:memberId': {
    given: async (app) => ({ ...(await givenMember(app)), date_of_birth: '1991-01-01', reason: 'mistake' }),
    action: 'account.correct-member',
  },
  'PUT /api/operator/members/:memberId/moderation': {
    given: async (app) => ({ ...(await givenMember(app)), disabled: true, reason: 'fake' }),
    action: 'account.disable-member',
  },
  'PUT /api/operator/members/:memberId/age/reset': {
    given: async (app) => ({ ...(await givenCheckedMember(app)), reason: 'complaint' }),
    action: 'account.reset-age',
  },
  'PUT /api/operator/complaints/:number/state': {
    given: async (app) => ({ ...(await givenComplaint(app)), state: 'closed' }),
    action: 'account.close-complaint',
  },
  'POST /api/operator/invitations': {
    given: () => Promise.resolve({ clientId: randomUUID(), site_id: 1, label: 'Given', max_uses: 5, valid_days: 30 }),
    action: 'account.create-invitation',
  },
  'PUT /api/operator/invitations/:invitationId/withdrawn': { given: givenInvitation, action: 'account.withdraw-invitation' },
  'POST /api/operator/invitations/waiting': {
    given: async (app) => {
      await givenWaiting(app);
      return { site_id: 1, count: 1, invited_up_to: 0 };
    },
    action: 'account.invite-waiting',
  },
  'POST /api/operator/sponsored-cards': {
    given: () => Promise.resolve({ clientId: randomUUID(), site_id: 1, ...CARD }),
    action: 'search.create-card',
  },
  'PUT /api/operator/sponsored-cards/:cardId': {
    given: async (app) => ({ ...(await givenCardId(app)), version: 1, ...CARD }),
    action: 'search.change-card',
  },
  'POST /api/operator/sponsored-cards/:cardId/picture': {
    given: givenCardId,
    action: 'search.picture-card',
    file: () =>
      sharp({ create: { width: 80, height: 60, channels: 3, background: '#804060' } })
        .png()
        .toBuffer(),
  },
  'PUT /api/operator/sponsored-cards/:cardId/withdrawn': { given: givenCardId, action: 'search.withdraw-card' },
  'PUT /api/operator/sponsored-cards/sites/:siteId': {
    given: () => Promise.resolve({ siteId: 1, shows_cards: true }),
    action: 'search.switch-cards',
  },
  'PUT /api/operator/landers/:slug/weight': {
    given: async (app) => ({ ...(await givenLander(app)), weight: 30 }),
    action: 'landers.weight',
  },
  'POST /api/operator/landers/:slug/withdrawal': { given: givenLander, action: 'landers.withdraw' },
  'POST /api/operator/landers/:slug/undo': { given: givenWithdrawnLander, action: 'landers.undo' },
};
