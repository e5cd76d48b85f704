import type { CountryCode, Locale } from '@rendezvous/contracts/reference';
import { type CallLimit, type LimitName, callLimit } from '@rendezvous/contracts/limits';
import type { FastifyRequest } from 'fastify';

/** Who is logged in. */
export interface Viewer {
  readonly memberId: number;
  readonly operator: boolean;
  /** The session that this request came with. */
  readonly sessionId: string;
}

/** The site that the host name picked. */
export interface Site {
  readonly id: number;
  readonly host: string;
}

/** Where a request comes from, as far as texts and prices depend on it. */
export interface Place {
  readonly site: Site;
  /** Language of the interface for this request. */
  readonly locale: Locale;
  /** The country that the visitor chose, else the one found from the network, else the site's. */
  readonly country: CountryCode;
}

/** Finds out who sent a request. The gateway provides it; it is asked at most once a request, and only when somebody wants to know. */
export abstract class ViewerSource {
  abstract viewerOf(request: FastifyRequest): Promise<Viewer | null>;
}

/** Finds out site, language and country of a request. The gateway provides it; asked at most once a request. */
export abstract class VisitSource {
  abstract placeOf(request: FastifyRequest, viewer: Viewer | null): Promise<Place>;
}

/** How much a site allows. Asked for every call that has a limit, so it must not ask the database. */
export abstract class LimitSource {
  abstract limitOf(name: LimitName, host: string): CallLimit | Promise<CallLimit>;
}

/** Where nobody provides a better source: the defaults. */
export class DefaultLimits extends LimitSource {
  override limitOf(name: LimitName): CallLimit {
    return callLimit(name);
  }
}
