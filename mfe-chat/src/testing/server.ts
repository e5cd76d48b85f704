import type { RefusalBody } from '@rendezvous/contracts/refusals';

export interface Asked {
  /** `GET /api/chats.php`, without the query. */
  readonly route: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

export type Answer = (asked: Asked) => unknown;

/** Thrown by an answer: the server refuses. */
export class No extends Error {
  constructor(
    readonly status: number,
    readonly refusal: string,
    readonly params: Readonly<Record<string, string | number>> = {},
  ) {
    super(refusal);
  }
}

/** Thrown by an answer: there is no network. */
export class Offline extends Error {}

/** A server of the test's own in the place of the network. It answers what it was told to and remembers what it was asked. */
export class TestServer {
  readonly asked: Asked[] = [];

  constructor(private answers: Readonly<Record<string, Answer>>) {
    globalThis.fetch = ((input: string | URL, init?: RequestInit) => this.handle(input, init)) as typeof fetch;
  }

  /** Answers some routes differently from now on. */
  now(answers: Readonly<Record<string, Answer>>): void {
    this.answers = { ...this.answers, ...answers };
  }

  /** Everything that was asked of one route. */
  of(route: string): Asked[] {
    return this.asked.filter((one) => one.route === route);
  }

  private async handle(input: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(String(input), 'http://localhost');
    const route = `${init.method ?? 'GET'} ${url.pathname}`;
    const asked: Asked = { route, query: url.searchParams, body: typeof init.body === 'string' ? JSON.parse(init.body) : {} };
    this.asked.push(asked);
    const answer = this.answers[route];
    if (answer === undefined) throw new Error(`Nobody answers ${route}.`);
    try {
      return json(200, await answer(asked));
    } catch (error) {
      if (error instanceof Offline) throw new TypeError('Failed to fetch', { cause: error });
      if (!(error instanceof No)) throw error;
      const body = { error: { code: error.refusal as RefusalBody['error']['code'], params: error.params, requestId: 'test' } };
      return json(error.status, body satisfies RefusalBody);
    }
  }
}

const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });

/** An answer that comes when the test says so. */
export const later = <T>(value: T): { readonly answer: () => Promise<T>; readonly release: () => void } => {
  const waiting: (() => void)[] = [];
  return {
    answer: () => new Promise<T>((resolve) => waiting.push(() => resolve(value))),
    release: () => waiting.splice(0).forEach((resolve) => resolve()),
  };
};
