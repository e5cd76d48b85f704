import type { ViewerKind } from './fields.rules.js';

/** What may decide whether A (`viewer`) sees B (`member`). */
export const FACTS = [
  'own',
  'gone',
  'blockedByViewer',
  'blockedViewer',
  'disabled',
  'paused',
  'invisible',
  'privacy',
  'matchable',
  'liked',
  'wrote',
  'conversation',
  'matched',
] as const;

export type Fact = (typeof FACTS)[number];
/**
 * B's state and what B did towards A: `liked` means B liked A, `wrote` that B wrote to A, `matched` that both liked. `matchable`: B lets the
 * site use what tells who fits.
 */
export type Facts = Readonly<Record<Fact, boolean>>;

/** A conjunction of facts; an array within it is a disjunction. */
type Condition = readonly (Fact | readonly Fact[])[];

/** yes, no, or as one fact says. */
type Answer = boolean | Fact;

/** `opens`: the profile page, perhaps reduced; `break`: the name of B and that they take a break; `card`: everything that a card and a whole page say, wherever it stands. */
export type Surface = 'listed' | 'opens' | 'break' | 'card' | 'likes' | 'mayLike' | 'mayWrite' | 'presence';

interface Row extends Readonly<Record<Surface, Answer>> {
  readonly row: string;
  readonly when: Condition;
  readonly view?: 'blocked' | 'paused';
  readonly reason?: 'account.blocked-by';
}

const hidden = {
  listed: false,
  opens: false,
  break: false,
  card: false,
  likes: false,
  mayLike: false,
  mayWrite: false,
  presence: false,
} as const;
const shown = {
  listed: 'matchable',
  opens: true,
  break: false,
  card: true,
  likes: true,
  mayLike: true,
  mayWrite: true,
  presence: true,
} as const;

/** The truth table: the first row whose condition holds decides; the last one holds always. Both the SQL and the reason come from this list. */
const TRUTH_TABLE = [
  { row: 'own', when: ['own'], ...hidden, opens: true, card: true },
  { row: 'gone', when: ['gone'], ...hidden },
  { row: 'blocked', when: ['blockedByViewer'], ...hidden, opens: true, view: 'blocked' },
  { row: 'blocked-by', when: ['blockedViewer'], ...hidden, reason: 'account.blocked-by' },
  // "Answer and like back": writing answers what B wrote, liking answers B's like.
  {
    row: 'disabled-reached',
    when: ['disabled', ['liked', 'wrote']],
    ...hidden,
    opens: true,
    card: true,
    likes: true,
    mayLike: 'liked',
    mayWrite: 'wrote',
  },
  { row: 'disabled', when: ['disabled'], ...hidden },
  // Before those who hide: a pause means the same for all. Who writes with them reads their name and that they take a break.
  { row: 'paused-conversation', when: ['paused', 'conversation'], ...hidden, opens: true, break: true, view: 'paused' },
  { row: 'paused', when: ['paused'], ...hidden },
  {
    row: 'invisible-conversation',
    when: ['invisible', 'conversation'],
    ...hidden,
    opens: true,
    card: true,
    likes: 'liked',
    mayLike: 'liked',
    mayWrite: true,
  },
  {
    row: 'invisible-liked',
    when: ['invisible', 'liked'],
    ...hidden,
    opens: true,
    card: true,
    likes: true,
    mayLike: true,
    mayWrite: 'matched',
  },
  { row: 'invisible', when: ['invisible'], ...hidden },
  { row: 'privacy-reached', when: ['privacy', ['liked', 'wrote']], ...shown },
  { row: 'privacy', when: ['privacy'], ...hidden },
  { row: 'normal', when: [], ...shown },
] as const satisfies readonly Row[];

type RowName = (typeof TRUTH_TABLE)[number]['row'];

const holds = (condition: Condition, facts: Facts): boolean =>
  condition.every((part) => (typeof part === 'string' ? facts[part] : part.some((fact) => facts[fact])));

export interface Verdict extends Readonly<Record<Surface, boolean>> {
  readonly row: RowName;
  readonly view: 'full' | 'blocked' | 'paused';
  /** Who looks, for what is shown of each field. */
  readonly viewerKind: ViewerKind;
  /** Why the profile does not open; null when it does. */
  readonly reason: 'account.profile-not-found' | 'account.blocked-by' | null;
  /** Why the one who looks likes nobody and writes to nobody for now, whoever it is; null when nothing keeps them back. */
  readonly keptBack: KeptBack | null;
}

/** An operator disabled their profile, they take a break, or their age has to be assured first. */
export type KeptBack = 'account.moderated' | 'account.on-break' | 'account.age-needed';

/** The facts about a member who does not exist. */
export const NOBODY: Facts = { ...(Object.fromEntries(FACTS.map((fact) => [fact, false])) as Facts), gone: true };

interface Viewer {
  /** Not logged in: may neither like nor write. */
  readonly visitor?: boolean;
  /** An operator opens all. */
  readonly operator?: boolean;
  readonly keptBack?: KeptBack | null;
}

const viewerKindOf = ({ matched }: Facts, { visitor = false, operator = false }: Viewer): ViewerKind => {
  if (visitor) return 'visitor';
  if (operator) return 'operator';
  return matched ? 'match' : 'member';
};

/** Looks the facts up in the truth table. */
export const decide = (facts: Facts, viewer: Viewer = {}): Verdict => {
  const { visitor = false, operator = false, keptBack = null } = viewer;
  const found: Row & { row: RowName } = TRUTH_TABLE.find(({ when }) => holds(when, facts))!;
  const answer = (surface: Surface): boolean => {
    const value = found[surface];
    return typeof value === 'boolean' ? value : facts[value];
  };
  const opens = operator || answer('opens');
  return {
    row: found.row,
    view: operator ? 'full' : (found.view ?? 'full'),
    viewerKind: viewerKindOf(facts, viewer),
    reason: opens ? null : (found.reason ?? 'account.profile-not-found'),
    listed: answer('listed'),
    opens,
    break: answer('break'),
    card: operator || answer('card'),
    likes: answer('likes'),
    mayLike: !visitor && answer('mayLike'),
    mayWrite: !visitor && answer('mayWrite'),
    presence: answer('presence'),
    keptBack,
  };
};

/** SQL of each fact; 'true' and 'false' are folded away. */
export type FactSql = Readonly<Record<Fact, string>>;

const and = (parts: readonly string[]): string => {
  if (parts.includes('false')) return 'false';
  const needed = parts.filter((part) => part !== 'true');
  if (needed.length === 0) return 'true';
  return needed.length === 1 ? needed[0]! : `(${needed.join(' and ')})`;
};

const or = (parts: readonly string[]): string => {
  if (parts.includes('true')) return 'true';
  const needed = parts.filter((part) => part !== 'false');
  if (needed.length === 0) return 'false';
  return needed.length === 1 ? needed[0]! : `(${needed.join(' or ')})`;
};

const not = (part: string): string => {
  if (part === 'true') return 'false';
  return part === 'false' ? 'true' : `not ${part}`;
};

const conditionSql = (condition: Condition, sql: FactSql): string =>
  and(condition.map((part) => (typeof part === 'string' ? sql[part] : or(part.map((fact) => sql[fact])))));

/** True when a later row gives the same answer to everything that this row matches, so that this row adds nothing. */
const redundant = (index: number, surface: Surface): boolean => {
  const row: Row = TRUTH_TABLE[index]!;
  for (const later of TRUTH_TABLE.slice(index + 1) as readonly Row[]) {
    if (later[surface] !== row[surface]) return false;
    if (later.when.every((part) => row.when.includes(part))) return true;
  }
  return false;
};

/** The one fact that each row asks for which does not say no; null when they differ. It is asked for once, and not beside each condition. */
const commonFact = (surface: Surface): Fact | null => {
  const [answer, ...others] = new Set((TRUTH_TABLE as readonly Row[]).map((row) => row[surface]).filter((value) => value !== false));
  return others.length === 0 && typeof answer === 'string' ? answer : null;
};

/**
 * One surface of the truth table as a boolean SQL expression. Written with "and", "or", "not" and not as a CASE, so that the
 * planner turns the sub-queries of its parts into hashed sub-plans.
 */
export const surfaceSql = (surface: Surface, sql: FactSql): string => {
  const common = commonFact(surface);
  let expression = 'false';
  for (let index = TRUTH_TABLE.length - 1; index >= 0; index -= 1) {
    if (redundant(index, surface)) continue;
    const row: Row = TRUTH_TABLE[index]!;
    const value = row[surface] === common ? true : row[surface];
    const condition = conditionSql(row.when, sql);
    if (value === false) expression = and([not(condition), expression]);
    else if (value === true) expression = or([condition, expression]);
    else expression = or([and([condition, sql[value]]), and([not(condition), expression])]);
  }
  return common === null ? expression : and([sql[common], expression]);
};
