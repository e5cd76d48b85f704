import { ViewerSource, type Viewer } from '@rendezvous/server/http';
import type { TestApp } from '@rendezvous/server/testing';
import type { FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from '../sessions/browser-sessions.service.js';
import { Sessions } from '../sessions/sessions.service.js';
import { accountApp } from './account-app.js';

/** Who holds the session of the cookie, as in the gateway. */
export class CookieViewers extends ViewerSource {
  sessions: Sessions | undefined;

  override async viewerOf({ cookies }: FastifyRequest): Promise<Viewer | null> {
    const token = cookies[SESSION_COOKIE];
    return token && this.sessions ? this.sessions.resolve(token) : null;
  }
}

/** The account area where a call comes from whoever holds the session of its cookie. */
export const accountAppWithSessions = async (): Promise<TestApp> => {
  const viewers = new CookieViewers();
  const here = await accountApp({ viewers });
  viewers.sessions = here.get(Sessions);
  return here;
};

/** A call with this session. */
export const withSession = (token: string | null) => (token === null ? {} : { headers: { cookie: `${SESSION_COOKIE}=${token}` } });
