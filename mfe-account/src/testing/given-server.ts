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
    readonly more: { readonly params?: Record<string, string | number>; readonly fields?: { path: string; code: string }[] } = {},
  ) {}
}

/** Thrown by an answer: no network. */
export class Unplugged extends Error {}

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
    if (!(reply instanceof Refused)) return new Response(JSON.stringify(reply), { status: 200 });
    return new Response(JSON.stringify({ error: { code: reply.code, requestId: 'test', ...reply.more } }), { status: reply.status });
  }) as typeof fetch;
  return {
    calls,
    /** Calls of one route. */
    of: (route: string) => calls.filter(({ method, path }) => `${method} ${path.split('?')[0]}` === route),
    /** Answers differently from now on. */
    answers: (more: Record<string, Answer>) => Object.assign(table, more),
  };
};

/** Takes uploads in place of a network: the test says how far they are and what is answered. */
export const givenUploads = () => {
  const sent: FakeUpload[] = [];
  class FakeUpload extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    response: unknown = null;
    responseType = '';
    url = '';
    aborted = false;

    open(_method: string, url: string): void {
      this.url = url;
    }

    send(_form: FormData): void {
      sent.push(this);
    }

    abort(): void {
      this.aborted = true;
      this.dispatchEvent(new Event('abort'));
    }

    progress(share: number): void {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded: share * 100, total: 100 }));
    }

    answer(status: number, response: unknown): void {
      Object.assign(this, { status, response });
      this.dispatchEvent(new Event('load'));
    }
  }
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  globalThis.URL.createObjectURL = () => 'blob:preview';
  globalThis.URL.revokeObjectURL = () => undefined;
  return sent;
};

/** A file as a picker hands it over. */
export const givenFile = (name = 'me.jpg', type = 'image/jpeg'): File => new File(['picture'], name, { type });
