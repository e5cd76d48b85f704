/** A refusal, as the server sends it. */
export class Refused {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {}
}

type Answer = (address: URL) => unknown;

/** Answers the page's calls in place of a network, by path. Tells which addresses were called. */
export const givenServer = (routes: Record<string, Answer>) => {
  const calls: string[] = [];
  const table = { ...routes };
  globalThis.fetch = (async (input: RequestInfo | URL) => {
    const address = new URL(String(input), 'http://localhost');
    calls.push(address.pathname + address.search);
    const answer = table[address.pathname];
    if (answer === undefined) throw new Error(`No answer for ${address.pathname}`);
    const reply = await answer(address);
    const refused = reply instanceof Refused ? reply : null;
    const body = refused === null ? reply : { error: { code: refused.code, requestId: 'test' } };
    return new Response(JSON.stringify(body), { status: refused?.status ?? 200 });
  }) as typeof fetch;
  return { calls, answers: (more: Record<string, Answer>) => Object.assign(table, more) };
};
