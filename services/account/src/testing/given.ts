import type { AgeHold } from '@rendezvous/contracts/account/age-hold';
import type { AnsweredPrompt } from '@rendezvous/contracts/account/prompts';
import type { CountryCode, Gender, Sexuality } from '@rendezvous/contracts/reference';
import type { Database } from '@rendezvous/server/database';

/** What a test says about a member; the rest is made up. */
export interface GivenMember {
  readonly email?: string;
  readonly name?: string;
  readonly passwordHash?: string;
  readonly status?: 'not_confirmed' | 'activated' | 'pending_deletion' | 'erased';
  readonly moderated?: boolean;
  readonly gender?: Gender;
  readonly sexuality?: Sexuality;
  readonly birthDate?: string;
  readonly country?: CountryCode;
  readonly region?: string | null;
  readonly city?: string | null;
  readonly invisible?: boolean;
  readonly privacy?: boolean;
  readonly paused?: boolean;
  /** Their age has to be assured before they are listed, or before they write. */
  readonly ageHold?: AgeHold;
  /** false: the consent to matching was taken back. */
  readonly matchable?: boolean;
  readonly premium?: boolean;
  readonly operator?: boolean;
  readonly fictional?: boolean;
  readonly interests?: readonly string[];
  readonly about?: string | null;
  readonly prompts?: readonly AnsweredPrompt[];
  /** Special fields that they show; all unless said otherwise. null: from before that was asked. */
  readonly agreedFields?: readonly string[] | null;
  readonly matchFields?: readonly string[];
  readonly joinedAt?: Date;
  readonly lastActiveAt?: Date;
}

/** Long before a test's clock begins: nobody is new, and no day on which a test runs is a day of its story. */
const JOINED_AT = new Date('2026-01-05T12:00:00Z');

let count = 0;

/** Puts one member into the database, activated unless said otherwise; answers the id. */
export const givenMember = async (database: Database, member: GivenMember = {}): Promise<number> => {
  count += 1;
  const at = member.joinedAt ?? JOINED_AT;
  const status = member.status ?? 'activated';
  const values = {
    email: member.email?.toLowerCase() ?? `member-${process.pid}-${count}@given.test`,
    name: member.name ?? `Given${process.pid}x${count}`,
    password_hash: member.passwordHash ?? 'none',
    status,
    moderated: member.moderated ?? false,
    gender: member.gender ?? 'female',
    sexuality: member.sexuality ?? 'hetero',
    birth_date: member.birthDate ?? '1995-05-05',
    country: member.country ?? 'NL',
    region: member.region === undefined ? 'NL-NH' : member.region,
    city: member.city ?? null,
    invisible: member.invisible ?? false,
    privacy: member.privacy ?? false,
    // a database of an earlier version does not have the columns
    ...(member.paused === true ? { paused_at: at } : {}),
    ...(member.ageHold === undefined ? {} : { age_hold: member.ageHold, age_demand: `before_${member.ageHold} 18` }),
    ...(member.matchable === false ? { matching_withdrawn_at: at } : {}),
    premium_since: member.premium === true ? at : null,
    operator: member.operator ?? false,
    fictional: member.fictional ?? false,
    interests: member.interests ?? [],
    about: member.about ?? null,
    ...(member.prompts === undefined ? {} : { prompts: JSON.stringify(member.prompts) }),
    ...(member.agreedFields === null
      ? {}
      : { agreed_fields: member.agreedFields ?? ['sexuality', 'interests'], match_fields: member.matchFields ?? [] }),
    joined_at: at,
    activated_at: status === 'not_confirmed' ? null : at,
    last_active_at: member.lastActiveAt ?? at,
  };
  const columns = Object.keys(values);
  const [row] = await database.change<{ id: number }>(
    `insert into account.members (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(values),
  );
  return row!.id;
};
