import { type RefusalBody, type RefusalCode, commonRefusals, isRefusal, refusalRule } from '@rendezvous/contracts/refusals';
import { type ArgumentsHost, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearlyWhosever } from '../database/faults.js';
import { Refusal } from '../refusal/index.js';
import { isPage } from './is-page.js';
import type { ContractCheck } from './reply-check.js';

/** Draws the page that answers a failed request for a page. Calls under /api/ always answer with the refusal's body. */
export abstract class ErrorPage {
  /** What its page may load, as a content security policy; without it, as little as any other answer. */
  readonly contentSecurity: string | undefined = undefined;

  /** The whole document, or null to answer with the refusal's body. */
  abstract render(
    request: FastifyRequest,
    error: { readonly status: number; readonly code: RefusalCode; readonly requestId: string },
  ): Promise<string | null>;
}

const BY_STATUS: Readonly<Record<number, RefusalCode>> = {
  400: 'request.invalid',
  401: 'auth.required',
  403: 'auth.forbidden',
  404: 'request.not-found',
  405: 'request.not-found',
  413: 'request.too-large',
  415: 'request.media-type',
  429: 'request.too-many',
  503: 'server.unavailable',
};

/** Errors of Nest and Fastify carry a status; any other error is a fault of ours. */
const asRefusal = (error: unknown): Refusal => {
  const known = clearlyWhosever(error);
  if (known instanceof Refusal) return known;
  const { statusCode, getStatus } = (error ?? {}) as { statusCode?: unknown; getStatus?: () => number };
  const status = typeof getStatus === 'function' ? getStatus.call(error) : statusCode;
  const code = typeof status === 'number' ? (BY_STATUS[status] ?? (status < 500 ? 'request.invalid' : 'server.error')) : 'server.error';
  return new Refusal(code, undefined, { cause: error });
};

export interface FilterParts {
  readonly contract: ContractCheck;
  readonly page: () => ErrorPage | null;
  readonly declared: (request: FastifyRequest) => readonly RefusalCode[] | null;
}

/** Turns everything thrown into the answer that the contract describes, and logs it as loudly as the contract's table says. */
export class RefusalFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  constructor(private readonly parts: FilterParts) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const refusal = this.checked(asRefusal(error), request);
    this.log(refusal, request);
    if (reply.sent || reply.raw.headersSent) {
      // Half an answer is out already: only cutting it off tells the client.
      reply.raw.destroy();
      return;
    }
    if (refusal.details.retryAfter !== undefined) reply.header('retry-after', String(refusal.details.retryAfter));
    reply.status(refusal.status).header('cache-control', 'no-store');
    const page = isPage(request) ? await this.page(refusal, request) : null;
    if (page === null) await reply.type('application/json; charset=utf-8').send(bodyOf(refusal, request.id));
    else await asErrorPage(reply, this.parts.page()).send(page);
  }

  private async page(refusal: Refusal, request: FastifyRequest): Promise<string | null> {
    try {
      return (await this.parts.page()?.render(request, { status: refusal.status, code: refusal.code, requestId: request.id })) ?? null;
    } catch (error) {
      this.logger.error({ msg: 'The error page failed.', requestId: request.id, err: error });
      return null;
    }
  }

  private checked(refusal: Refusal, request: FastifyRequest): Refusal {
    // without a status nobody could be answered at all
    if (!isRefusal(refusal.code))
      return new Refusal('server.error', undefined, { cause: new Error(`Nobody has made it known: ${refusal.code}`) });
    const declared = this.parts.contract === 'trusted' ? null : this.parts.declared(request);
    if (declared === null || refusal.code in commonRefusals || declared.includes(refusal.code)) return refusal;
    const fault = new Error(
      `${request.method} ${request.routeOptions.url ?? ''} refused with ${refusal.code}, which its route does not declare.`,
      {
        cause: refusal,
      },
    );
    if (this.parts.contract === 'enforced') return new Refusal('server.error', undefined, { cause: fault });
    this.logger.error({ msg: 'A refusal differs from its contract.', requestId: request.id, err: fault });
    return refusal;
  }

  private log(refusal: Refusal, request: FastifyRequest): void {
    const line = {
      msg: `Refused: ${refusal.code}`,
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? null,
    };
    const loudness = refusalRule(refusal.code).log;
    if (loudness === 'error') this.logger.error({ ...line, err: refusal.details.cause ?? refusal });
    else if (loudness === 'warn') this.logger.warn(line);
    else if (loudness === 'info') this.logger.log(line);
    else this.logger.debug(line);
  }
}

/** The answer is the page that it was drawn by. */
export const asErrorPage = (reply: FastifyReply, drawn: ErrorPage | null | undefined): FastifyReply => {
  if (drawn?.contentSecurity !== undefined) reply.header('content-security-policy', drawn.contentSecurity);
  return reply.type('text/html; charset=utf-8');
};

const bodyOf = (refusal: Refusal, requestId: string): RefusalBody => ({
  error: {
    code: refusal.code,
    ...(refusal.params === undefined ? {} : { params: refusal.params }),
    ...(refusal.details.fields === undefined ? {} : { fields: refusal.details.fields }),
    requestId,
  },
  ...(refusal.code === 'auth.required' ? { authentication_required: true as const } : {}),
});
