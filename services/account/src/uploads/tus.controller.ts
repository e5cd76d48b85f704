import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { Controller, Delete, Head, Logger, Patch } from '@nestjs/common';
import { UPLOADS_PATH } from '@rendezvous/contracts/account/uploads';
import { Clock } from '@rendezvous/server/clock';
import { Caller, Refusal, Reply, Request } from '@rendezvous/server/http';
import { Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TusParts } from './tus-parts.js';
import { Uploads } from './uploads.service.js';
import { UploadsStore } from './uploads.store.js';

const PATH = `${UPLOADS_PATH}:upload`;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** What is known better here, and what only pages of other sites would need. */
const NOT_PASSED_ON = new Set(['content-length', 'connection', 'access-control-expose-headers']);

/** The bytes of uploads, by the tus protocol. */
@Controller()
export class TusController {
  private readonly logger = new Logger(TusController.name);
  private readonly server: Server;

  constructor(
    private readonly uploads: Uploads,
    store: UploadsStore,
    clock: Clock,
  ) {
    this.server = new Server({
      path: UPLOADS_PATH.replace(/\/$/, ''),
      datastore: new TusParts(uploads, store, () => clock.now()),
      // one's own site only
      allowedOrigins: () => false,
      onResponseError: (_, fault) => this.answerTo(fault),
    });
  }

  @Patch(PATH)
  take(@Request() request: FastifyRequest, @Reply() reply: FastifyReply, @Caller() caller: Caller): Promise<string | undefined> {
    return this.pass(request, reply, caller);
  }

  @Head(PATH)
  tell(@Request() request: FastifyRequest, @Reply() reply: FastifyReply, @Caller() caller: Caller): Promise<string | undefined> {
    return this.pass(request, reply, caller);
  }

  @Delete(PATH)
  discard(@Request() request: FastifyRequest, @Reply() reply: FastifyReply, @Caller() caller: Caller): Promise<string | undefined> {
    return this.pass(request, reply, caller);
  }

  private async pass(request: FastifyRequest, reply: FastifyReply, { viewer }: Caller): Promise<string | undefined> {
    const { upload: id = '' } = request.params as { upload?: string };
    if (!ID.test(id)) throw new Refusal('request.not-found');
    await this.uploads.find(id, viewer?.memberId ?? null);
    const response = await this.server.handleWeb(asked(request, id)).finally(() => letPass(request.raw));
    for (const [name, value] of response.headers) if (!NOT_PASSED_ON.has(name)) reply.header(name, value);
    reply.status(response.status);
    return (await response.text()) || undefined;
  }

  /** Faults of the protocol answer as it says; ours as everywhere, so that a client tries again what may go well later. */
  private answerTo(fault: Error | { status_code: number; body: string }): { status_code: number; body: string } | undefined {
    if ('status_code' in fault) return undefined;
    if (fault instanceof Refusal) this.logger.warn({ msg: 'A piece of an upload was not stored.', err: fault.details.cause ?? fault });
    else this.logger.error({ msg: 'An upload failed.', err: fault });
    return fault instanceof Refusal ? { status_code: fault.status, body: `${fault.code}\n` } : { status_code: 500, body: 'server.error\n' };
  }
}

/** What is left of a piece that was refused: unread, it would hold its connection until that is given up. */
const letPass = (raw: IncomingMessage): void => {
  if (raw.readableEnded) return;
  raw.removeAllListeners('data');
  raw.resume();
};

const asked = ({ method, headers, raw }: FastifyRequest, id: string): globalThis.Request => {
  const given = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') given.set(name, value);
  const body = method === 'PATCH' ? { body: Readable.toWeb(raw) as ReadableStream, duplex: 'half' as const } : {};
  return new globalThis.Request(`http://uploads${UPLOADS_PATH}${id}`, { method, headers: given, ...body });
};
