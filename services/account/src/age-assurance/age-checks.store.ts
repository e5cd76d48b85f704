import { Injectable } from '@nestjs/common';
import type { AgeHold } from '@rendezvous/contracts/account/age-hold';
import type { Locale } from '@rendezvous/contracts/reference';
import { Database, type Statements, type Tx } from '@rendezvous/server/database';
import type { AgeCheckEntity, AgeCheckState } from './age-check.entity.js';
import type { LatestCheck } from './age-state.rules.js';

export type OpenCheck = Pick<AgeCheckEntity, 'id' | 'memberId' | 'provider' | 'reference' | 'minAge' | 'begunAt' | 'lapsesAt'>;

/** A member with what the assurance of their age goes by. */
export interface AgeStanding {
  readonly memberId: number;
  readonly siteId: number | null;
  readonly language: Locale;
  readonly fictional: boolean;
  readonly birthDate: string;
  readonly hold: AgeHold | null;
  readonly settledFor: string;
  readonly latest: LatestCheck | null;
}

interface StandingRow extends Omit<AgeStanding, 'latest'>, Pick<LatestCheck, 'begunAt' | 'decidedAt' | 'validUntil'> {
  readonly state: AgeCheckState | null;
  readonly minAge: number;
  readonly statedBirthDate: string;
}

const STANDINGS = `
  select m.id as "memberId", m.site_id as "siteId", m.language, m.fictional, m.birth_date as "birthDate", m.age_hold as hold,
    m.age_demand as "settledFor", c.state, c.min_age as "minAge", c.stated_birth_date as "statedBirthDate", c.begun_at as "begunAt",
    c.decided_at as "decidedAt", c.valid_until as "validUntil"
  from account.members m
  left join lateral (select * from account.age_checks where member_id = m.id order by state = 'open' desc, begun_at desc limit 1) c on true
  where m.id = any($1) and m.status <> 'erased'`;

const OPEN = `id, member_id as "memberId", provider, reference, min_age as "minAge", begun_at as "begunAt", lapses_at as "lapsesAt"`;

const standingOf = ({ state, minAge, statedBirthDate, begunAt, decidedAt, validUntil, ...member }: StandingRow): AgeStanding => ({
  ...member,
  latest: state === null ? null : { state, minAge, statedBirthDate, begunAt, decidedAt, validUntil },
});

/** SQL of checks and of what they decide. */
@Injectable()
export class AgeChecksStore {
  constructor(private readonly database: Database) {}

  /** Holds members until the end of the transaction: whatever changes their checks does so first, and reads them afterwards. */
  async lock(tx: Tx, memberIds: readonly number[]): Promise<void> {
    await tx.read('select from account.members where id = any($1) order by id for no key update', [memberIds]);
  }

  async standings(reader: Statements, memberIds: readonly number[]): Promise<AgeStanding[]> {
    return (await reader.read<StandingRow>(STANDINGS, [memberIds], { prepared: 'account.age-standings' })).map(standingOf);
  }

  async standing(reader: Statements, memberId: number): Promise<AgeStanding | null> {
    return (await this.standings(reader, [memberId]))[0] ?? null;
  }

  /** Notes what members are held from, and for which demand. */
  async settle(tx: Tx, settled: readonly { readonly memberId: number; readonly hold: AgeHold | null; readonly demand: string }[]) {
    await tx.change(
      `update account.members m set age_hold = s.hold, age_demand = s.demand
       from unnest($1::integer[], $2::text[], $3::text[]) s (id, hold, demand) where m.id = s.id`,
      [settled.map(({ memberId }) => memberId), settled.map(({ hold }) => hold), settled.map(({ demand }) => demand)],
    );
  }

  async add(
    tx: Tx,
    check: Omit<AgeCheckEntity, 'reference' | 'state' | 'decidedAt' | 'validUntil' | 'askAt' | 'expiryToldAt'> & { askAt: Date },
  ): Promise<void> {
    await tx.change(
      `insert into account.age_checks (id, member_id, provider, min_age, stated_birth_date, valid_days, begun_at, lapses_at, ask_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        check.id,
        check.memberId,
        check.provider,
        check.minAge,
        check.statedBirthDate,
        check.validDays,
        check.begunAt,
        check.lapsesAt,
        check.askAt,
      ],
    );
  }

  async setReference(id: string, reference: string): Promise<void> {
    await this.database.change('update account.age_checks set reference = $2 where id = $1', [id, reference]);
  }

  /** A check of this member, whatever became of it. */
  async find(id: string, memberId: number): Promise<OpenCheck | null> {
    const [check] = await this.database.read<OpenCheck>(`select ${OPEN} from account.age_checks where id = $1 and member_id = $2`, [
      id,
      memberId,
    ]);
    return check ?? null;
  }

  async findOpen(reader: Statements, memberId: number): Promise<OpenCheck | null> {
    const [check] = await reader.read<OpenCheck>(`select ${OPEN} from account.age_checks where member_id = $1 and state = 'open'`, [
      memberId,
    ]);
    return check ?? null;
  }

  listToAsk(now: Date, most: number): Promise<OpenCheck[]> {
    return this.database.read<OpenCheck>(
      `select ${OPEN} from account.age_checks where state = 'open' and ask_at <= $1 order by ask_at limit $2`,
      [now, most],
    );
  }

  async postpone(id: string, until: Date): Promise<void> {
    await this.database.change(`update account.age_checks set ask_at = $2 where id = $1 and state = 'open'`, [id, until]);
  }

  /** Compare and set. @returns false when the check was decided before */
  async decide(tx: Tx, id: string, state: Exclude<AgeCheckState, 'open' | 'reset'>, at: Date): Promise<boolean> {
    const decided = await tx.change(
      `update account.age_checks set state = $2, ask_at = null, decided_at = $3,
         valid_until = case when $2 = 'over' then $3::timestamptz + make_interval(days => valid_days) end
       where id = $1 and state = 'open' returning id`,
      [id, state, at],
    );
    return decided.length > 0;
  }

  /** Whatever came of a member's checks counts no more. @returns false when nothing did before */
  async reset(tx: Tx, memberId: number, at: Date): Promise<boolean> {
    const reset = await tx.change(
      `update account.age_checks set state = 'reset', ask_at = null, decided_at = coalesce(decided_at, $2)
       where member_id = $1 and state <> 'reset' returning id`,
      [memberId, at],
    );
    return reset.length > 0;
  }

  /** Members of these sites (0: of none) who are settled for another demand. */
  async listUnsettled(siteIds: readonly number[], demand: string, most: number): Promise<number[]> {
    const rows = await this.database.read<{ id: number }>(
      `select id from account.members
       where status <> 'erased' and coalesce(site_id, 0) = any($1) and (age_demand < $2 or age_demand > $2) limit $3`,
      [siteIds, demand, most],
    );
    return rows.map(({ id }) => id);
  }

  /** Members who are held from nothing because of a check that is good no more. */
  async listRunOut(now: Date, most: number): Promise<number[]> {
    const rows = await this.database.read<{ id: number }>(
      `select distinct m.id from account.age_checks c join account.members m on m.id = c.member_id
       where c.state = 'over' and c.valid_until <= $1 and m.age_demand <> 'off' and m.age_hold is null and not m.fictional
         and not exists (select from account.age_checks later where later.member_id = c.member_id and later.begun_at > c.begun_at)
       limit $2`,
      [now, most],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Notes on answers that hold nobody back and are good until `until` at the latest that their members are told so; of those that were good for a
   * short time, only in its last quarter. @returns whose they are, each answer once
   */
  async noteRunningOut(tx: Tx, now: Date, until: Date, most: number): Promise<number[]> {
    const rows = await tx.change<{ memberId: number }>(
      `update account.age_checks set expiry_told_at = $1
       where id in (
         select c.id from account.age_checks c join account.members m on m.id = c.member_id
         where c.state = 'over' and c.expiry_told_at is null and c.valid_until > $1 and c.valid_until <= $2
           and c.valid_until - make_interval(days => c.valid_days) / 4 <= $1
           and m.status = 'activated' and m.age_demand <> 'off' and m.age_hold is null and not m.fictional
           and not exists (select from account.age_checks later where later.member_id = c.member_id and later.begun_at > c.begun_at)
         order by c.valid_until limit $3 for no key update of c skip locked)
       returning member_id as "memberId"`,
      [now, until, most],
    );
    return rows.map(({ memberId }) => memberId);
  }

  /** What failed or was left, after a while; what was passed, as long after it was good. Whoever was found too young is remembered. */
  async removeOld(decidedBefore: Date): Promise<void> {
    await this.database.change(
      `delete from account.age_checks
       where state in ('unclear', 'unanswered', 'reset') and decided_at < $1 or state = 'over' and valid_until < $1`,
      [decidedBefore],
    );
  }
}
