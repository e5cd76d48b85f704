import { type Database, type Statements, sharedPairRead } from '@rendezvous/server/database';
import { type Fact, type Facts, FACTS, type FactSql, type KeptBack, type Surface, surfaceSql } from './visibility.rules.js';

interface VisibleOptions {
  /** Placeholder of the viewer's id, for example `$1`; its value is null for a visitor. */
  readonly viewer: string;
  /** Alias of `account.member_cards`, or of a table with the same columns. */
  readonly member: string;
  readonly surface: Extract<Surface, 'listed' | 'opens' | 'break' | 'card' | 'likes' | 'presence'>;
  /** Facts that the table of the alias settles by itself, for example `{ gone: 'false' }` where only findable members are kept. */
  readonly known?: Partial<FactSql>;
}

/** A boolean SQL condition: may `viewer` see the member of this row on this surface? */
export const visibleSql = ({ viewer, member, surface, known }: VisibleOptions): string =>
  surfaceSql(surface, { ...stateSql(member, viewer), ...manySql(member, `${viewer}::integer`), ...known });

const stateSql = (
  member: string,
  viewer: string,
): Pick<FactSql, 'own' | 'gone' | 'disabled' | 'paused' | 'invisible' | 'privacy' | 'matchable'> => ({
  own: `(${member}.member_id is not distinct from ${viewer}::integer)`,
  gone: `(${member}.status in ('pending_deletion', 'erased'))`,
  disabled: `(${member}.status = 'not_confirmed' or ${member}.moderated or ${member}.age_hold is not distinct from 'listing')`,
  paused: `${member}.paused`,
  invisible: `${member}.invisible`,
  privacy: `${member}.privacy`,
  matchable: `${member}.matchable`,
});

type BetweenTwo = Exclude<Fact, keyof ReturnType<typeof stateSql>>;

/** For queries over many members: sub-queries that are read once and hashed. */
const manySql = (member: string, viewer: string): Pick<FactSql, BetweenTwo> => {
  const among = (select: string): string => `(${member}.member_id in (${select}))`;
  const contacted = (what: string): string => among(`select owner_id from account.reach where viewer_id = ${viewer} and ${what}`);
  return {
    blockedByViewer: among(`select blocked_id from account.blocks where blocker_id = ${viewer}`),
    blockedViewer: among(`select blocker_id from account.blocks where blocked_id = ${viewer}`),
    liked: contacted('liked'),
    wrote: contacted('wrote'),
    conversation: contacted('conversation'),
    matched: among(
      `select theirs.owner_id from account.reach theirs join account.reach mine on mine.owner_id = theirs.viewer_id and mine.viewer_id = theirs.owner_id
       where theirs.viewer_id = ${viewer} and theirs.liked and mine.liked`,
    ),
  };
};

const FACTS_QUERY = `
  select asked.viewer_id as "viewerId", m.member_id as "memberId",
    coalesce((select operator from account.members where id = asked.viewer_id), false) as operator,
    (select 'account.' || kept_back from account.member_cards where member_id = asked.viewer_id) as "keptBack",
    ${Object.entries(stateSql('m', 'asked.viewer_id'))
      .map(([fact, sql]) => `${sql} as "${fact}"`)
      .join(', ')},
    exists (select from account.blocks where blocker_id = asked.viewer_id and blocked_id = m.member_id) as "blockedByViewer",
    exists (select from account.blocks where blocker_id = m.member_id and blocked_id = asked.viewer_id) as "blockedViewer",
    coalesce(theirs.liked, false) as liked,
    coalesce(theirs.wrote, false) as wrote,
    coalesce(theirs.conversation, false) as conversation,
    coalesce(theirs.liked and mine.liked, false) as matched
  from unnest($1::integer[], $2::integer[]) asked (viewer_id, member_id)
  join (
    select id as member_id, status, moderated, age_hold, invisible, privacy, paused_at is not null as paused, matching_withdrawn_at is null as matchable
    from account.members
  ) m on m.member_id = asked.member_id
  left join account.reach theirs on theirs.owner_id = m.member_id and theirs.viewer_id = asked.viewer_id
  left join account.reach mine on mine.owner_id = asked.viewer_id and mine.viewer_id = m.member_id`;

interface FactsRow extends Facts {
  readonly viewerId: number | null;
  readonly memberId: number;
  readonly operator: boolean;
  /** The viewer. */
  readonly keptBack: KeptBack | null;
}

const readFacts = (reader: Statements, viewerIds: readonly (number | null)[], memberIds: readonly number[]): Promise<FactsRow[]> =>
  reader.read<FactsRow>(FACTS_QUERY, [viewerIds, memberIds], { prepared: 'account.visibility-facts' });

/** Everything that may decide between two members, in one statement. */
export class FactsStore {
  private readonly findShared = sharedPairRead<FactsRow>((viewerIds, memberIds) => readFacts(this.database, viewerIds, memberIds));

  constructor(private readonly database: Database) {}

  /** null when the member does not exist. What is asked inside a transaction is read by a statement of its own. */
  async find(
    reader: Statements,
    viewerId: number | null,
    memberId: number,
  ): Promise<{ readonly facts: Facts; readonly operator: boolean; readonly keptBack: KeptBack | null } | null> {
    const row = reader === this.database ? await this.findShared(viewerId, memberId) : (await readFacts(reader, [viewerId], [memberId]))[0];
    if (row === null || row === undefined) return null;
    return { facts: Object.fromEntries(FACTS.map((fact) => [fact, row[fact]])) as Facts, operator: row.operator, keptBack: row.keptBack };
  }
}
