/** How an answer that refuses looks from outside, and how loud it is in the log. */
export interface RefusalRule {
  readonly status: number;
  readonly log: 'debug' | 'info' | 'warn' | 'error';
}

const rules = new Map<string, RefusalRule>();

/** Makes codes known, each once. An area keeps its own in `<area>/refusals.ts`; whoever names a code imports the table that it is in. */
export const refusalTable = <T extends Readonly<Record<string, RefusalRule>>>(table: T): T => {
  for (const [code, rule] of Object.entries(table)) {
    if (rules.has(code)) throw new Error(`The refusal "${code}" is in two tables.`);
    rules.set(code, rule);
  }
  return table;
};

/** Refusals that every route may answer with. */
export const commonRefusals = refusalTable({
  'request.invalid': { status: 400, log: 'debug' },
  'request.not-found': { status: 404, log: 'debug' },
  'request.origin': { status: 403, log: 'warn' },
  'request.too-large': { status: 413, log: 'info' },
  'request.media-type': { status: 415, log: 'info' },
  'request.too-many': { status: 429, log: 'info' },
  'auth.required': { status: 403, log: 'debug' },
  'auth.forbidden': { status: 403, log: 'warn' },
  'server.error': { status: 500, log: 'error' },
  'server.unavailable': { status: 503, log: 'error' },
});

type CommonRefusals = typeof commonRefusals;

/** Every code that an answer may carry; areas add theirs. A check asserts that each has a sentence in every language. */
export interface Refusals extends CommonRefusals {}
export type RefusalCode = keyof Refusals;

/** True for a code that is known in this process. */
export const isRefusal = (code: string): code is RefusalCode => rules.has(code);

/** The codes that are known in this process. */
export const refusalCodes = (): RefusalCode[] => [...rules.keys()] as RefusalCode[];

/** How an answer with this code looks. */
export const refusalRule = (code: RefusalCode): RefusalRule => {
  const rule = rules.get(code);
  if (rule === undefined) throw new Error(`Nobody has made the refusal "${code}" known.`);
  return rule;
};

/** Values that a refusal's sentence may name, for example `{ minutes: 15 }`. */
export type RefusalParams = Readonly<Record<string, string | number>>;

/** One field of the input that was not accepted; `code` is a message id suffix such as `too-small` or `birth-date`. */
export interface FieldFault {
  readonly path: string;
  readonly code: string;
}

/** The body of every answer that refuses. */
export interface RefusalBody {
  readonly error: {
    readonly code: RefusalCode;
    readonly params?: RefusalParams;
    readonly fields?: readonly FieldFault[];
    readonly requestId: string;
  };
  /** Only with `auth.required`: the client then logs out. */
  readonly authentication_required?: true;
}
