/** One call that a screen made. */
export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, string>;
}

type Reply = (call: SeenCall) => unknown;

/** An answer that refuses with a code of the contract. */
export const refuse = (status: number, code: string, params: Record<string, string> = {}): Response =>
  new Response(JSON.stringify({ error: { code, params, requestId: 'r' } }), { status });

/**
 * Stands in for the network: each `METHOD /path` answers with what its function returns, a `Response` as it is.
 * Answers may be changed while the screen lives; every call is kept.
 */
export const fakeNetwork = (replies: Record<string, Reply>) => {
  const calls: SeenCall[] = [];
  const known = new Map(Object.entries(replies));
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, { method = 'GET' }: RequestInit = {}) => {
    const { pathname: path, searchParams } = new URL(String(input), 'http://localhost');
    const call: SeenCall = { method, path, query: Object.fromEntries(searchParams) };
    calls.push(call);
    const reply = known.get(`${method} ${path}`);
    if (reply === undefined) throw new Error(`Nobody answers ${method} ${path}`);
    const body = await reply(call);
    return body instanceof Response ? body : new Response(JSON.stringify(body));
  }) as typeof fetch;
  return {
    change: (more: Record<string, Reply>) => Object.entries(more).forEach(([route, reply]) => known.set(route, reply)),
    /** The queries of all calls of one route. */
    queries: (route: string) => calls.filter(({ method, path }) => `${method} ${path}` === route).map(({ query }) => query),
  };
};
