import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import { SESSION_COOKIE, Sessions } from '@rendezvous/account';
import { type Viewer, ViewerSource } from '@rendezvous/server/http';
import type { FastifyRequest } from 'fastify';

/** Who sent a request, by the session cookie. */
@Injectable()
export class SessionViewers extends ViewerSource {
  constructor(private readonly sessions: Sessions) {
    super();
  }

  override async viewerOf(request: FastifyRequest): Promise<Viewer | null> {
    const token = request.cookies[SESSION_COOKIE];
    return token ? this.sessions.resolve(token) : null;
  }
}
