import type { FieldFault, RefusalBody, RefusalCode, RefusalParams } from '@rendezvous/contracts/refusals';

/** A call that the page made. */
interface Call {
  readonly method: string;
  /** With the query, as it was asked. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What each route answers, a value or a promise of one. Routes are `METHOD /path`, without the query. */
export type Answers = Readonly<Record<string, (call: Call) => unknown>>;

/** An answer that refuses, as the server sends it. */
export class Refused {
  constructor(
    readonly status: number,
    readonly code: RefusalCode,
    readonly more: { readonly params?: RefusalParams; readonly fields?: readonly FieldFault[] } = {},
  ) {}
}

/** Thrown by an answer: there is no network. */
export class Unplugged extends TypeError {}

const callOf = (input: RequestInfo | URL, { method = 'GET', body }: RequestInit) => {
  const { pathname, search, searchParams } = new URL(String(input), 'http://localhost');
  const call: Call = {
    method,
    path: pathname + search,
    query: Object.fromEntries(searchParams),
    body: typeof body === 'string' ? (JSON.parse(body) as Call['body']) : {},
  };
  return { route: `${method} ${pathname}`, call };
};

const responseOf = (reply: unknown): Response => {
  if (!(reply instanceof Refused)) return new Response(JSON.stringify(reply));
  const body: RefusalBody = {
    error: { code: reply.code, requestId: 'test', ...reply.more },
    ...(reply.code === 'auth.required' ? { authentication_required: true } : {}),
  };
  return new Response(JSON.stringify(body), { status: reply.status });
};

/** Answers the page's calls in place of a network, and remembers them. A call that nobody answers fails. */
export const givenServer = (answers: Answers) => {
  const made: { readonly route: string; readonly call: Call }[] = [];
  let known = answers;
  globalThis.fetch = async (input, init = {}) => {
    const one = callOf(input, init);
    made.push(one);
    const answer = known[one.route];
    if (answer === undefined) throw new Error(`Nobody answers ${one.route}.`);
    return responseOf(await answer(one.call));
  };
  return {
    /** All calls so far, in their order. */
    get calls(): readonly Call[] {
      return made.map(({ call }) => call);
    },
    /** The calls of one route. */
    of: (route: string): readonly Call[] => made.filter((one) => one.route === route).map(({ call }) => call),
    /** Answers some routes differently from now on. */
    answers: (more: Answers): void => {
      known = { ...known, ...more };
    },
  };
};
