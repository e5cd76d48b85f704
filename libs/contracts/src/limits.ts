/** How often something may be asked for within `seconds`. Each number is the default of a site's setting (`limits`). */
export interface CallLimit {
  readonly seconds: number;
  /** By one member, from wherever. */
  readonly member: number;
  /** From one network, by members and visitors together. Wide: mobile carriers put many people behind one address. */
  readonly network: number;
  /** From one network by visitors, where they may less than everybody there together. */
  readonly visitors?: number;
}

export const MINUTE = 60;
export const HOUR = 3600;

const limits = new Map<string, CallLimit>();

/**
 * Makes limits known by the names that routes use, each once. An area keeps its own in `<area>/limits.ts`. Each route counts for itself,
 * also where two have the same limit.
 */
export const limitTable = <T extends Readonly<Record<string, CallLimit>>>(table: T): { readonly [K in keyof T]: CallLimit } => {
  for (const [name, limit] of Object.entries(table)) {
    if (limits.has(name)) throw new Error(`The limit "${name}" is in two tables.`);
    limits.set(name, limit);
  }
  return table;
};

/** Limits of calls that belong to no area. */
export const commonLimits = limitTable({
  failure_report: { seconds: MINUTE, member: 30, network: 120, visitors: 30 },
  /** Calls without a limit of their own name, for areas that are new. */
  write: { seconds: MINUTE, member: 30, network: 300 },
});

type CommonLimits = typeof commonLimits;

/** Every limit; areas add theirs. */
export interface CallLimits extends CommonLimits {}
export type LimitName = keyof CallLimits;

/** A limit as the contract has it. */
export const callLimit = (name: LimitName): CallLimit => {
  const limit = limits.get(name);
  if (limit === undefined) throw new Error(`Nobody has made the limit "${name}" known.`);
  return limit;
};

/** The limits that are known in this process. */
export const limitNames = (): LimitName[] => [...limits.keys()] as LimitName[];
