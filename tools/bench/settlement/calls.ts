import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** How long it took, in milliseconds. */
  readonly ms: number;
}

/** Sends calls over lines that stay open. */
export class Line {
  private readonly agent: Agent;

  /** @param lines that are open at once */
  constructor(
    private readonly url: string,
    lines: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: lines });
  }

  /** @param body null for a call that reads */
  send(path: string, body: string | null, headers: Readonly<Record<string, string>>): Promise<Answer> {
    const began = performance.now();
    return new Promise((done, fail) => {
      const sent = request(`${this.url}${path}`, { method: body === null ? 'GET' : 'POST', agent: this.agent, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => void parts.push(part));
        response.once('error', fail);
        response.once('end', () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString(),
            ms: performance.now() - began,
          }),
        );
      });
      sent.once('error', fail);
      sent.end(body ?? undefined);
    });
  }

  /** As a page of the site, by a member who is logged in. */
  call(path: string, token: string, body: object | null = null): Promise<Answer> {
    const headers = { cookie: `session=${token}`, origin: this.url, 'x-request-type': 'client', 'content-type': 'application/json' };
    return this.send(path, body === null ? null : JSON.stringify(body), headers);
  }

  close(): void {
    this.agent.destroy();
  }
}

/** Does all of it, so much at once. */
export const together = async <T, R>(items: readonly T[], many: number, work: (item: T, place: number) => Promise<R>): Promise<R[]> => {
  const results: R[] = [];
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < items.length) {
      const place = next++;
      results[place] = await work(items[place]!, place);
    }
  };
  await Promise.all(Array.from({ length: many }, one));
  return results;
};

export const p95 = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
