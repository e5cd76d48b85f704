import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hours } from '@rendezvous/contracts/kernel';
import type { Clock } from '@rendezvous/server/clock';
import { PlayedFault, StripeBooks } from './stripe-books.js';
import { disputeObject, refundObject, sessionObject } from './stripe-objects.js';

/** What goes wrong with a call that changes something, or with any call. */
export type Misbehaviour =
  /** It is done, and the line breaks before the answer. */
  | 'cut-after'
  /** The line breaks before it is done. */
  | 'cut-before'
  /** It is not done; a fault over there, which is remembered under the key. */
  | 'fault'
  /** It is done, and answered with a fault. */
  | 'fault-after'
  /** Too many calls. */
  | 'busy';

interface Kept {
  readonly input: string;
  readonly status: number;
  readonly body: object;
  readonly at: number;
}

type Answer = { readonly status: number; readonly body: object };

const KEYS_KEPT_MS = hours(24);

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

const listOf = (url: string, data: readonly object[]): object => ({ object: 'list', url, has_more: false, data });

/** A server that plays Stripe's API as its public documents describe it: form bodies, idempotency keys that are kept for a day, lists, faults. */
export class StripeServer {
  readonly books: StripeBooks;
  /** Calls that came, as method, path and key. */
  readonly calls: {
    readonly method: string;
    readonly path: string;
    readonly key: string | undefined;
    readonly type: string | undefined;
  }[] = [];
  private readonly keys = new Map<string, Kept>();
  private readonly planned: { readonly method: string; readonly how: Misbehaviour }[] = [];
  private silent = false;

  private constructor(
    private readonly server: Server,
    private readonly secretKey: string,
    clock: Clock,
  ) {
    this.books = new StripeBooks(clock);
  }

  static async open(secretKey: string, clock: Clock): Promise<StripeServer> {
    const server = createServer();
    const played = new StripeServer(server, secretKey, clock);
    server.on('request', (request, response) => void played.answer(request, response));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return played;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The next call that changes something goes wrong. */
  spoilNext(how: Misbehaviour): void {
    this.planned.push({ method: 'POST', how });
  }

  /** Nothing is answered until it is told otherwise. */
  silence(on: boolean): void {
    this.silent = on;
  }

  forget(): void {
    this.calls.length = 0;
    this.planned.length = 0;
    this.silent = false;
    this.books.refunding = 'succeeded';
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const url = new URL(request.url ?? '/', 'http://stripe.example');
    const key = request.headers['idempotency-key'];
    this.calls.push({
      method: request.method ?? '',
      path: url.pathname,
      key: typeof key === 'string' ? key : undefined,
      type: request.headers['content-type'],
    });
    const how = this.silent ? 'cut-before' : this.planned[0]?.method === request.method ? this.planned.shift()?.how : undefined;
    if (how === 'cut-before') return void request.socket.destroy();
    const answer = how === 'busy' ? tooMany() : this.once(request, url, body, how === 'fault');
    if (how === 'cut-after') return void request.socket.destroy();
    const { status, body: json } = how === 'fault-after' ? broken() : answer;
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${randomUUID()}` }).end(JSON.stringify(json));
  }

  /** The same key answers the same, also when that was a fault, and is refused with other input. */
  private once(request: IncomingMessage, url: URL, body: string, fault: boolean): Answer {
    const header = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof header !== 'string') return this.route(request, url, body);
    const input = createHash('sha256').update(`${url.pathname}\n${body}`).digest('hex');
    const kept = this.keys.get(header);
    if (kept !== undefined && this.books.now - kept.at < KEYS_KEPT_MS) {
      if (kept.input !== input)
        return faultAnswer(
          new PlayedFault(400, 'idempotency_error', 'Keys for idempotent requests can only be used with the same parameters.'),
        );
      return { status: kept.status, body: kept.body };
    }
    const answer = fault ? broken() : this.route(request, url, body);
    // What was refused before it began is not kept.
    if (answer.status !== 400) this.keys.set(header, { input, ...answer, at: this.books.now });
    return answer;
  }

  private route(request: IncomingMessage, url: URL, body: string): Answer {
    try {
      if (request.headers.authorization !== `Bearer ${this.secretKey}`)
        throw new PlayedFault(401, 'invalid_request_error', 'Invalid API Key provided.');
      return { status: 200, body: this.resource(request.method ?? '', url, Object.fromEntries(new URLSearchParams(body))) };
    } catch (error) {
      if (error instanceof PlayedFault) return faultAnswer(error);
      throw error;
    }
  }

  private resource(method: string, { pathname, searchParams: query }: URL, params: Readonly<Record<string, string>>): object {
    const [, , resource, name, deeper] = pathname.split('/');
    const { books } = this;
    if (resource === 'checkout' && method === 'POST') return sessionObject(books, books.createSession(params), false);
    if (resource === 'checkout' && deeper !== undefined)
      return sessionObject(books, books.session(deeper), query.get('expand[0]') === 'payment_intent.latest_charge');
    if (resource === 'checkout')
      return listOf(
        pathname,
        this.sessions(query).map((one) => sessionObject(books, one, false)),
      );
    if (resource === 'refunds' && method === 'POST') return refundObject(books, books.createRefund(params));
    if (resource === 'refunds')
      return listOf(
        pathname,
        books.refundsOf(query.get('payment_intent') ?? '').map((one) => refundObject(books, one)),
      );
    const dispute = resource === 'disputes' && name !== undefined ? books.disputes.get(name) : undefined;
    if (dispute !== undefined) return disputeObject(dispute);
    throw new PlayedFault(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${pathname}).`);
  }

  private sessions(query: URLSearchParams) {
    const intent = query.get('payment_intent');
    const all = this.books.sessionsBetween(
      Number(query.get('created[gte]') ?? 0),
      Number(query.get('created[lte]') ?? Number.MAX_SAFE_INTEGER),
    );
    return intent === null ? all : all.filter((session) => session.intent?.id === intent);
  }
}

const faultAnswer = ({ status, type, message, code }: PlayedFault): Answer => ({ status, body: { error: { type, message, code } } });
const broken = (): Answer => ({ status: 500, body: { error: { type: 'api_error', message: 'An unknown error occurred.' } } });
const tooMany = (): Answer => ({
  status: 429,
  body: { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' } },
});
