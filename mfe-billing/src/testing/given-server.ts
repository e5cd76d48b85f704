interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown> | null;
}

type Answer = (call: Call) => unknown;

/** A refusal, as the server sends it. */
export class Refused {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly params: Record<string, string | number> = {},
  ) {}
}

/** Answers the page's calls in place of a network. Routes are `METHOD /path`, without the query. */
export const givenServer = (routes: Record<string, Answer>) => {
  const calls: Call[] = [];
  const table = { ...routes };
  globalThis.fetch = (async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname, search } = new URL(String(input), 'http://localhost');
    const method = init.method ?? 'GET';
    const call: Call = { method, path: pathname + search, body: init.body ? (JSON.parse(String(init.body)) as Call['body']) : null };
    calls.push(call);
    const answer = table[`${method} ${pathname}`];
    if (answer === undefined) throw new Error(`No answer for ${method} ${pathname}`);
    const reply = await answer(call);
    if (reply instanceof Refused) {
      const { status, code, params } = reply;
      return new Response(JSON.stringify({ error: { code, params, requestId: 'test' } }), { status });
    }
    return new Response(JSON.stringify(reply), { status: 200 });
  }) as typeof fetch;
  return {
    calls,
    /** Calls of one route. */
    of: (route: string) => calls.filter(({ method, path }) => `${method} ${path.split('?')[0]}` === route),
    /** Answers differently from now on. */
    answers: (more: Record<string, Answer>) => Object.assign(table, more),
  };
};
