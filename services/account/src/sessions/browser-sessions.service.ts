import '@fastify/cookie';
import { HIDDEN_TAB_HEADER } from '@rendezvous/contracts/hidden-tab';
import { Injectable } from '@nestjs/common';
import { VisitorCountries } from '@rendezvous/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionViewer } from './session-viewer.js';
import { SESSION_MS, Sessions, type SessionOrigin, type StartedSession } from './sessions.service.js';

/** Name of the cookie that holds the session's token. */
export const SESSION_COOKIE = 'session';

/** Out of reach of scripts; secure and out of reach of other sites' forms as every cookie here (`prepareHttp`). */
const ATTRIBUTES = { httpOnly: true } as const;

/** The session of the browser that sends a request, kept there in a cookie. */
@Injectable()
export class BrowserSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly countries: VisitorCountries,
  ) {}

  /** Where a request's session would come from. */
  originOf(request: FastifyRequest, network: string): SessionOrigin {
    return { network, userAgent: request.headers['user-agent'] ?? '', country: this.countries.ofNetwork(request) };
  }

  async viewerOf(request: FastifyRequest): Promise<SessionViewer | null> {
    const token = request.cookies[SESSION_COOKIE];
    return token ? this.sessions.resolve(token, request.headers[HIDDEN_TAB_HEADER] === undefined) : null;
  }

  /** Logs the browser in. The session that it had belongs to another login and ends. */
  async enter(request: FastifyRequest, reply: FastifyReply, { token }: StartedSession): Promise<void> {
    await this.end(request);
    this.keep(reply, token);
  }

  /** Lets the browser keep its session for another 30 days, as the server does with every use. */
  renew(request: FastifyRequest, reply: FastifyReply): void {
    const token = request.cookies[SESSION_COOKIE];
    if (token !== undefined) this.keep(reply, token);
  }

  /** Logs the browser out. */
  async leave(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.end(request);
    reply.clearCookie(SESSION_COOKIE, ATTRIBUTES);
  }

  private keep(reply: FastifyReply, token: string): void {
    reply.setCookie(SESSION_COOKIE, token, { ...ATTRIBUTES, maxAge: SESSION_MS / 1000 });
  }

  private async end(request: FastifyRequest): Promise<void> {
    const token = request.cookies[SESSION_COOKIE];
    if (token) await this.sessions.end(token);
  }
}
