import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { Injectable } from '@nestjs/common';
import { SESSION_COOKIE, Sessions } from '@rendezvous/account';
import { Config } from '@rendezvous/server/config';
import { isOwnOrigin, networkOf, tidyForwarded } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import type { SocketsMost, TabOwner } from './open-tabs.js';
import { cookieOf } from './socket.rules.js';

const PATH = '/api/socket';

/** Who asks for a socket, and how many their site allows. */
export interface SocketVisit {
  readonly owner: TabOwner;
  readonly most: SocketsMost;
}

/** Lets tabs of members in: a page of this site, with a session. */
@Injectable()
export class SocketGate {
  private readonly trusts: (address: string, at: number) => boolean;

  constructor(
    private readonly config: Config,
    private readonly sessions: Sessions,
    private readonly sites: Sites,
  ) {
    this.trusts = proxyAddress.compile([...config.trustedProxies]);
  }

  /**
   * null for whoever gets none. A browser tells the page's origin with every socket: another site's page must not open one with our member's
   * cookie.
   */
  async visitOf(request: IncomingMessage): Promise<SocketVisit | null> {
    const { cookie, origin, host = '' } = request.headers;
    if (request.url?.split('?')[0] !== PATH || !isOwnOrigin(origin, request.headers, this.config.publicUrl)) return null;
    const token = cookieOf(cookie, SESSION_COOKIE);
    const viewer = token ? await this.sessions.resolve(token) : null;
    if (viewer === null) return null;
    const { settings } = await this.sites.forHost(host);
    tidyForwarded(request);
    return {
      owner: { memberId: viewer.memberId, sessionId: viewer.sessionId, network: networkOf(proxyAddress(request, this.trusts)) },
      most: { member: settings.sockets_per_member, network: settings.sockets_per_network },
    };
  }
}
