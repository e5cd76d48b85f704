import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import type { PageTimeout } from './page-timeout.js';
import type { Place, Viewer, ViewerSource, VisitSource } from './sources.js';
import type { UploadedParts } from './uploaded-parts.js';

/** The page that a call inside the server is made for. */
const page = new AsyncLocalStorage<RequestState>();

/** What is known of a request, found out once and only when asked for. */
export class RequestState {
  private viewerFound: Promise<Viewer | null> | undefined;
  private placeFound: Promise<Place> | undefined;
  private readonly page = page.getStore();
  parts: Promise<UploadedParts> | undefined;

  constructor(
    private readonly request: FastifyRequest,
    private readonly viewers: ViewerSource,
    private readonly visits: VisitSource,
    private readonly timeout: PageTimeout,
  ) {}

  /** Path and query of the page that a call inside the server is part of; null for a request of its own. */
  get pageAddress(): string | null {
    return this.page?.request.url ?? null;
  }

  viewer(): Promise<Viewer | null> {
    return (this.viewerFound ??= this.page?.viewer() ?? this.inTime(this.viewers.viewerOf(this.request)));
  }

  place(): Promise<Place> {
    return (this.placeFound ??= this.viewer().then((viewer) => this.inTime(this.visits.placeOf(this.request, viewer))));
  }

  /** Waits for what a page is made of; refused when the database hangs. */
  inTime<T>(work: Promise<T>): Promise<T> {
    return this.timeout.wait(work);
  }
}

const STATE = Symbol('request state');

interface Carrier {
  [STATE]?: RequestState;
}

export const giveState = (request: FastifyRequest, state: RequestState): void => {
  (request as unknown as Carrier)[STATE] = state;
};

export const stateOf = (request: FastifyRequest): RequestState => {
  const state = (request as unknown as Carrier)[STATE];
  if (state === undefined) throw new Error('The request did not pass the access guard: is HttpModule imported?');
  return state;
};

/** Waits for what the page of a request is made of; refused with `server.unavailable` within two seconds when the database hangs. */
export const inPageTime = <T>(request: FastifyRequest, work: Promise<T>): Promise<T> => stateOf(request).inTime(work);

/**
 * Makes calls inside the server that are part of a page: they carry the cookies of its request, so that whoever sent that one, found out
 * already, sends them, too. All that they may do is asked as ever.
 */
export const asPartOf = <T>(request: FastifyRequest, calls: () => T): T => page.run(stateOf(request), calls);

/** Path and query of the page that a call inside the server is part of; null for a call that a browser makes. */
export const pageAddressOf = (request: FastifyRequest): string | null => stateOf(request).pageAddress;
