import { createHash } from 'node:crypto';
import { hours } from '@rendezvous/contracts/kernel';
import type { Clock } from '@rendezvous/server/clock';
import { type PlayedAnswer, type PlayedCall, PlayedServer } from '../played-server.js';
import { PlayedFault, StripeBooks } from './stripe-books.js';
import { chargeObject, disputeObject, intentObject, methodObject, refundObject, sessionObject } from './stripe-objects.js';

interface Kept extends PlayedAnswer {
  readonly input: string;
  readonly at: number;
}

const KEYS_KEPT_MS = hours(24);

const between = (query: URLSearchParams): [from: number, to: number] => [
  Number(query.get('created[gte]') ?? 0),
  Math.min(Number(query.get('created[lte]') ?? Number.MAX_SAFE_INTEGER), Number(query.get('created[lt]') ?? Number.MAX_SAFE_INTEGER) - 1),
];

/** A page of a list: ten objects unless up to a hundred are asked for, after the one that is named. */
const listOf = (url: string, query: URLSearchParams, all: readonly { readonly id?: unknown }[]): object => {
  const limit = Number(query.get('limit') ?? 10);
  const after = all.findIndex(({ id }) => id === query.get('starting_after')) + 1;
  return { object: 'list', url, has_more: after + limit < all.length, data: all.slice(after, after + limit) };
};

const faultAnswer = ({ status, type, message, code, param }: PlayedFault): PlayedAnswer => ({
  status,
  body: { error: { type, message, code, param } },
});

/** A server that plays Stripe's API as its public documents describe it: form bodies, idempotency keys that are kept for a day, lists, faults. */
export class StripeServer extends PlayedServer {
  readonly books: StripeBooks;
  protected readonly broken: PlayedAnswer = { status: 500, body: { error: { type: 'api_error', message: 'An unknown error occurred.' } } };
  protected readonly tooMany = faultAnswer(new PlayedFault(429, 'invalid_request_error', 'Too many requests.', 'rate_limit'));
  private readonly keys = new Map<string, Kept>();

  private constructor(
    private readonly secretKey: string,
    clock: Clock,
  ) {
    super();
    this.books = new StripeBooks(clock);
  }

  static async open(secretKey: string, clock: Clock): Promise<StripeServer> {
    const played = new StripeServer(secretKey, clock);
    await played.listen();
    return played;
  }

  protected override changes({ method }: PlayedCall): boolean {
    return method === 'POST' || method === 'DELETE';
  }

  override behave(): void {
    super.behave();
    this.books.refunding = 'succeeded';
    this.books.storedCard = 'approves';
  }

  /** The same key answers the same, also when that was a fault, and is refused with other input. */
  protected answer(call: PlayedCall, broken: boolean): PlayedAnswer {
    const key = call.headers['idempotency-key'];
    if (call.method !== 'POST' || typeof key !== 'string') return this.route(call);
    const input = createHash('sha256').update(`${call.path}\n${call.body}`).digest('hex');
    const kept = this.keys.get(key);
    if (kept !== undefined && this.books.now - kept.at < KEYS_KEPT_MS) {
      const other = new PlayedFault(400, 'idempotency_error', 'Keys for idempotent requests can only be used with the same parameters.');
      return kept.input === input ? kept : faultAnswer(other);
    }
    const answer = broken ? this.broken : this.route(call);
    // What was refused before it began is not kept.
    if (answer.status !== 400) this.keys.set(key, { input, ...answer, at: this.books.now });
    return answer;
  }

  private route(call: PlayedCall): PlayedAnswer {
    try {
      if (call.headers.authorization !== `Bearer ${this.secretKey}`)
        throw new PlayedFault(401, 'invalid_request_error', 'Invalid API Key provided.');
      return { status: 200, body: this.resource(call) };
    } catch (error) {
      if (error instanceof PlayedFault) return faultAnswer(error);
      throw error;
    }
  }

  private resource({ method, path, query, body }: PlayedCall): object {
    const params = Object.fromEntries(new URLSearchParams(body));
    const [, , resource, name, deeper, step] = path.split('/');
    const { books } = this;
    if (resource === 'checkout' && deeper !== undefined && step === 'expire')
      return sessionObject(books, books.closeSession(deeper), false);
    if (resource === 'checkout' && method === 'POST') return sessionObject(books, books.createSession(params), false);
    if (resource === 'checkout' && deeper !== undefined)
      return sessionObject(books, books.session(deeper), query.get('expand[0]') === 'payment_intent.latest_charge');
    if (resource === 'checkout')
      return listOf(
        path,
        query,
        this.sessions(query).map((one) => sessionObject(books, one, false)),
      );
    if (resource === 'refunds' && method === 'POST') return refundObject(books, books.createRefund(params));
    if (resource === 'refunds' && name !== undefined) return refundObject(books, books.refund(name));
    if (resource === 'refunds')
      return listOf(
        path,
        query,
        this.refunds(query).map((one) => refundObject(books, one)),
      );
    if (resource === 'charges' && method === 'GET' && name === undefined)
      return listOf(
        path,
        query,
        books.chargedBetween(...between(query)).map((one) => chargeObject(books, one)!),
      );
    if (resource === 'payment_intents') return this.intentResource(method, path, query, params);
    if (resource === 'payment_methods' && name !== undefined)
      return methodObject(method === 'POST' && deeper === 'detach' ? books.detach(name) : books.method(name));
    if (resource === 'customers' && name !== undefined && method === 'DELETE') {
      books.deleteCustomer(name);
      return { id: name, object: 'customer', deleted: true };
    }
    if (resource === 'disputes' && name === undefined)
      return listOf(
        path,
        query,
        books.disputesBetween(...between(query)).map((one) => disputeObject(books, one)),
      );
    const dispute = resource === 'disputes' && name !== undefined ? books.disputes.get(name) : undefined;
    if (dispute !== undefined) return disputeObject(books, dispute);
    throw new PlayedFault(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}).`);
  }

  private intentResource(method: string, path: string, query: URLSearchParams, params: Readonly<Record<string, string>>): object {
    const [, , , name, step] = path.split('/');
    const { books } = this;
    if (name === undefined && method === 'POST') return intentObject(books, books.createIntent(params));
    if (name === undefined) {
      const [from, to] = between(query);
      return listOf(
        path,
        query,
        books.intentsBetween(from, to).map((one) => intentObject(books, one)),
      );
    }
    if (step === 'confirm') return intentObject(books, books.confirmIntent(name, params['return_url'] ?? ''));
    if (step === 'cancel') return intentObject(books, books.cancelIntent(name));
    return intentObject(books, books.intent(name));
  }

  private refunds(query: URLSearchParams) {
    const intent = query.get('payment_intent');
    return intent === null ? this.books.refundsBetween(...between(query)) : this.books.refundsOf(intent);
  }

  private sessions(query: URLSearchParams) {
    const intent = query.get('payment_intent');
    const all = this.books.sessionsBetween(...between(query));
    return intent === null ? all : all.filter((session) => session.intent?.id === intent);
  }
}
