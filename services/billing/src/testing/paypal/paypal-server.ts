import { days } from '@rendezvous/contracts/kernel';
import type { Clock } from '@rendezvous/server/clock';
import { type PlayedAnswer, type PlayedCall, PlayedServer } from '../played-server.js';
import { PayPalBooks, PlayedPayPalFault } from './paypal-books.js';
import { PLAYED_CERTIFICATE } from './paypal-certificate.js';
import { captureObject, disputeObject, listedDispute, orderObject, refundObject, transactionsOf } from './paypal-objects.js';

export const CERTIFICATE_PATH = '/v1/notifications/certs/CERT-played';

const TOKEN = 'played-token';

const RANGE_MAX_MS = days(31);

/** Most disputes on a page, and where links say that PayPal is. */
const DISPUTES_MAX = 50;
const LINKED = 'https://api-m.paypal.example';

const faultAnswer = ({ status, issue }: PlayedPayPalFault): PlayedAnswer => ({
  status,
  body: { name: status === 404 ? 'RESOURCE_NOT_FOUND' : 'UNPROCESSABLE_ENTITY', details: [{ issue }] },
});

/** A server that plays PayPal's REST API as its public documents describe it: tokens, orders, captures, refunds, disputes, and repetitions by their id. */
export class PayPalServer extends PlayedServer {
  readonly books: PayPalBooks;
  protected readonly broken: PlayedAnswer = { status: 500, body: { name: 'INTERNAL_SERVER_ERROR' } };
  protected readonly tooMany: PlayedAnswer = { status: 429, body: { name: 'RATE_LIMIT_REACHED' } };
  private readonly keys = new Map<string, PlayedAnswer>();

  private constructor(clock: Clock) {
    super();
    this.books = new PayPalBooks(clock);
  }

  static async open(clock: Clock): Promise<PayPalServer> {
    const played = new PayPalServer(clock);
    await played.listen();
    return played;
  }

  /** Each page of disputes names itself as the next one. */
  loops = false;

  override behave(): void {
    this.loops = false;
    super.behave();
    this.books.refunding = 'COMPLETED';
    this.books.listedUntil = null;
  }

  protected override changes(call: PlayedCall): boolean {
    return super.changes(call) && call.path !== '/v1/oauth2/token';
  }

  /** A repetition is answered as the first was, also when that captured nothing; a fault is not kept. */
  protected answer(call: PlayedCall, broken: boolean): PlayedAnswer {
    const key = call.headers['paypal-request-id'];
    const kept = typeof key === 'string' ? this.keys.get(`${call.path} ${key}`) : undefined;
    if (kept !== undefined) return kept;
    const answer = broken ? this.broken : this.route(call);
    if (typeof key === 'string' && (answer.status < 300 || call.path.endsWith('/capture'))) this.keys.set(`${call.path} ${key}`, answer);
    return answer;
  }

  private route(call: PlayedCall): PlayedAnswer {
    if (call.path === CERTIFICATE_PATH) return { status: 200, body: PLAYED_CERTIFICATE };
    if (call.path === '/v1/oauth2/token') return { status: 200, body: { access_token: TOKEN, token_type: 'Bearer', expires_in: 32_400 } };
    if (call.headers.authorization !== `Bearer ${TOKEN}`) return { status: 401, body: { error: 'invalid_token' } };
    try {
      return { status: 200, body: this.resource(call) };
    } catch (error) {
      if (error instanceof PlayedPayPalFault) return faultAnswer(error);
      throw error;
    }
  }

  private transactions(query: URLSearchParams): object {
    const [from, to] = [new Date(query.get('start_date') ?? ''), new Date(query.get('end_date') ?? '')];
    const [size, page] = [Number(query.get('page_size') ?? 100), Number(query.get('page') ?? 1)];
    if (!(to.getTime() - from.getTime() <= RANGE_MAX_MS) || size > 500) throw new PlayedPayPalFault(400, 'INVALID_REQUEST');
    const until = this.books.listedUntil;
    const all = transactionsOf(this.books, from, to);
    return {
      transaction_details: all.slice((page - 1) * size, page * size),
      last_refreshed_datetime: this.books.iso(until ?? this.books.now),
      page,
      total_items: all.length,
      total_pages: Math.max(1, Math.ceil(all.length / size)),
    };
  }

  /** Ten on a page, up to fifty if asked; the address of the next page stands among the links. */
  private disputes(path: string, query: URLSearchParams): object {
    const [size, page] = [Number(query.get('page_size') ?? 10), Number(query.get('page') ?? 1)];
    if (!(size >= 1 && size <= DISPUTES_MAX)) throw new PlayedPayPalFault(400, 'INVALID_PAGE_SIZE');
    const [capture, movedSince] = [query.get('disputed_transaction_id'), query.get('update_time_after')];
    const all = this.books.disputesOf({ capture, movedSince });
    const [from, next] = [(page - 1) * size, new URLSearchParams(query)];
    next.set('page', String(this.loops ? page : page + 1));
    const more =
      this.loops || from + size < all.length ? [{ rel: 'next', method: 'GET', href: `${LINKED}${path}?${next.toString()}` }] : [];
    return { items: all.slice(from, from + size).map((one) => listedDispute(this.books, one)), links: more };
  }

  private resource({ method, path, query, body }: PlayedCall): object {
    const { books } = this;
    if (path === '/v1/reporting/transactions') return this.transactions(query);
    const [, , , resource, id = '', deeper] = path.split('/');
    if (resource === 'orders' && method === 'POST')
      return orderObject(books, id === '' ? books.createOrder(body) : deeper === 'capture' ? books.capture(id) : books.order(id));
    if (resource === 'orders') return orderObject(books, books.order(id));
    if (resource === 'captures' && deeper === 'refund') return refundObject(books.refund(id, JSON.parse(body)));
    if (resource === 'refunds') return refundObject(books.refundOf(id));
    if (resource === 'captures') return captureObject(books, books.orderOf(id))!;
    if (resource === 'disputes' && id === '') return this.disputes(path, query);
    const dispute = resource === 'disputes' ? books.disputes.get(id) : undefined;
    if (dispute !== undefined) return disputeObject(books, dispute);
    throw new PlayedPayPalFault(404, 'INVALID_RESOURCE_ID');
  }
}
