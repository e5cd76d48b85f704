import { Injectable } from '@nestjs/common';
import { Config } from '@rendezvous/server/config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';
import type { StartedSession } from './sessions.service.js';

/** The cookie that carries a session's token. */
@Injectable()
export class SessionCookies {
  private readonly secure: boolean;
  private readonly name: string;

  constructor(config: Config) {
    this.secure = config.publicUrl.startsWith('https:');
    // Browsers accept this prefix only with Secure and without a domain: no other host can plant a session here.
    this.name = this.secure ? '__Host-session' : 'session';
  }

  tokenOf(request: FastifyRequest): string | null {
    return request.cookies[this.name] ?? null;
  }

  give(reply: FastifyReply, { token, expiresAt }: StartedSession): void {
    reply.setCookie(this.name, token, { path: '/', httpOnly: true, sameSite: 'lax', secure: this.secure, expires: expiresAt });
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.name, { path: '/', httpOnly: true, sameSite: 'lax', secure: this.secure });
  }
}
