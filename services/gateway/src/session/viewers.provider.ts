import { Injectable } from '@nestjs/common';
import { BrowserSessions } from '@rendezvous/account';
import { type Viewer, ViewerSource } from '@rendezvous/server/http';
import type { FastifyRequest } from 'fastify';

/** Who sent a request, by the session of its browser. */
@Injectable()
export class SessionViewers extends ViewerSource {
  constructor(private readonly browsers: BrowserSessions) {
    super();
  }

  override async viewerOf(request: FastifyRequest): Promise<Viewer | null> {
    return this.browsers.viewerOf(request);
  }
}
