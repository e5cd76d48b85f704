import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal/index.js';
import { isPage } from './is-page.js';

/** A page that has taken this long asks whether the database hangs, and asks again after as long: with the question, below two seconds. */
const PAGE_MS = 1200;
const RETRY_AFTER = 5;

/** Answers whether the database hangs. */
export type AskIfStuck = () => Promise<boolean>;

/** What a page is refused with while the database hangs. */
export const pageUnavailable = (): Refusal => new Refusal('server.unavailable', undefined, { retryAfter: RETRY_AFTER });

const done = Symbol('done');

/** What a page waits for, as long as the database answers; once that hangs, the page is refused within two seconds of its request. */
export class PageTimeout {
  private readonly began = performance.now();

  constructor(
    private readonly request: FastifyRequest,
    private readonly isStuck: AskIfStuck,
  ) {}

  async wait<T>(work: Promise<T>): Promise<T> {
    // calls are waited for as long as their statements are; whoever opens a page looks at nothing meanwhile
    if (!isPage(this.request)) return work;
    // whatever it comes to after we gave up is nobody's any more
    const ended = work.then(
      () => done,
      () => done,
    );
    for (;;) {
      const left = PAGE_MS - ((performance.now() - this.began) % PAGE_MS);
      if ((await Promise.race([ended, pause(left)])) === done) return work;
      if ((await Promise.race([ended, this.isStuck()])) === true) throw pageUnavailable();
    }
  }
}

const pause = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, ms, null).unref());
