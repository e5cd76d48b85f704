import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How long the server waits for what a client sends. */
export interface ClientTimeouts {
  /** For the headers of a request, and for the first byte of a connection. */
  readonly headersMs: number;
  /** For a whole request. 15 MB within it is 25 KB a second: what a phone at the edge of its network still does. */
  readonly requestMs: number;
  /** For any byte in either direction, for example of somebody who does not take the answer. */
  readonly idleMs: number;
  /** How often is looked. */
  readonly everyMs: number;
  /** How long a body may take to get going. */
  readonly bodyGraceMs: number;
  /** What a body must bring on average after that, whatever the route: a rate tells a slow phone from somebody who only holds the line. */
  readonly bodyBytesPerSecond: number;
}

export const CLIENT_TIMEOUTS: ClientTimeouts = {
  headersMs: 10_000,
  requestMs: 600_000,
  idleMs: 120_000,
  everyMs: 2000,
  bodyGraceMs: 15_000,
  bodyBytesPerSecond: 8192,
};

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

interface Arriving {
  readonly raw: IncomingMessage;
  readonly reply: FastifyReply;
  readonly bytesBefore: number;
  waitedMs: number;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const end = ({ raw, reply }: Arriving): void => {
  if (!reply.raw.headersSent) raw.socket.write(TOO_SLOW);
  raw.socket.destroySoon();
};

/** Ends requests whose body dribbles in: Node's own limits know only the time of the whole request, which a large photo needs. */
export const endSlowBodies = (fastify: FastifyInstance, { everyMs, bodyGraceMs, bodyBytesPerSecond }: ClientTimeouts): void => {
  const arriving = new Set<Arriving>();

  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const { raw } = request;
    // a request that the server makes to itself has no socket that counts
    if (hasBody(raw) && typeof raw.socket.bytesRead === 'number') {
      const body = { raw, reply, bytesBefore: raw.socket.bytesRead, waitedMs: 0 };
      arriving.add(body);
      for (const event of ['end', 'close']) raw.once(event, () => arriving.delete(body));
    }
    done();
  });

  const look = (): void => {
    for (const body of arriving) {
      // what lies here unread waits for us, not for the client
      if (body.raw.complete || body.raw.readableLength > 0) continue;
      body.waitedMs += everyMs;
      const received = body.raw.socket.bytesRead - body.bytesBefore;
      if (body.waitedMs > bodyGraceMs && received < (body.waitedMs / 1000) * bodyBytesPerSecond) end(body);
    }
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  fastify.addHook('onClose', (_, done) => {
    clearInterval(timer);
    done();
  });
};
