import { Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { RefusalBody } from '@rendezvous/contracts/refusals';
import type { Composition } from '@rendezvous/contracts/releases';
import { Config } from '@rendezvous/server/config';
import { Database } from '@rendezvous/server/database';
import { asPartOf, pageUnavailable } from '@rendezvous/server/http';
import { withoutUnfit } from './fitting-call.rules.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FirstAnswer } from './first-answer.js';
import { NOTHING_THERE } from './first-calls.rules.js';

/** A slow call must not hold the page: the client asks for it itself then. */
const TIMEOUT_MS = 1000;
const LATE = Symbol('late');

type FirstRefusals = NonNullable<Composition['firstRefusals']>;

/** The answer was that there is no such thing. */
class NotFound {
  constructor(readonly refusal: FirstRefusals[string]) {}
}
/** What a call inside the server passes on of the request that it is for, beside the header in which a proxy names the country. */
const PASSED_ON = ['cookie', 'user-agent', 'accept-language', 'host', 'x-forwarded-for', 'x-forwarded-proto'] as const;

/** `undefined` for a call that was refused otherwise. */
type Heard = FirstAnswer | NotFound | typeof LATE | undefined;
interface Answered {
  readonly url: string;
  readonly answer: Heard;
}

interface FoundAnswers {
  /** Under which address each call was answered: without what was refused of its query. */
  readonly spelled: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<string, FirstAnswer>>;
  /** By address, what there is no such thing of. Which request it was is not said: pages that are the same look the same. */
  readonly refusals: FirstRefusals;
  /** What they let the browser keep, by address: `Set-Cookie` headers. */
  readonly cookies: Readonly<Record<string, readonly string[]>>;
}

/** Answers the first calls of a page inside the server, as the client would be answered: same guards, same limits. */
@Injectable()
export class FirstAnswers {
  private readonly logger = new Logger(FirstAnswers.name);
  private readonly passedOn: readonly string[];

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly database: Database,
    config: Config,
  ) {
    this.passedOn = [...PASSED_ON, ...(config.countryHeader === null ? [] : [config.countryHeader])];
  }

  /**
   * Answers by address; calls that were refused or too slow are missing, and `refusals` has those whose answer was that there is no such thing. Refused itself when they are too slow because the database
   * hangs: the page would show nothing but cards that say so.
   */
  async of(request: FastifyRequest, calls: readonly string[]): Promise<FoundAnswers> {
    const cookies: Record<string, readonly string[]> = {};
    const asked = await Promise.all(calls.map(async (call) => [call, await this.answer(request, call, cookies)] as const));
    const answers = asked.map(([, { url, answer }]) => [url, answer] as const);
    if (answers.some(([, answer]) => answer === LATE) && (await this.database.hangs())) throw pageUnavailable();
    return {
      answers: Object.fromEntries(answers.flatMap(([call, answer]) => (answer instanceof FirstAnswer ? [[call, answer]] : []))),
      refusals: Object.fromEntries(answers.flatMap(([call, answer]) => (answer instanceof NotFound ? [[call, answer.refusal]] : []))),
      cookies,
      spelled: Object.fromEntries(asked.map(([call, { url }]) => [call, url])),
    };
  }

  /** Asks again without what is refused of the query: a page falls back to what it shows by itself. */
  private async answer(request: FastifyRequest, url: string, cookies: Record<string, readonly string[]>): Promise<Answered> {
    const answer = await this.ask(request, url, cookies);
    const other = answer instanceof NotFound ? withoutUnfit(url, answer.refusal.body) : null;
    return other === null ? { url, answer } : this.answer(request, other, cookies);
  }

  private async ask(request: FastifyRequest, url: string, cookies: Record<string, readonly string[]>): Promise<Heard> {
    if (!isCall(url)) return undefined;
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const headers = Object.fromEntries(this.passedOn.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : [])));
    try {
      const response = await Promise.race([
        // it is sent only when it is waited for
        asPartOf(
          request,
          async () => await fastify.inject({ method: 'GET', url, headers, remoteAddress: request.socket.remoteAddress ?? '127.0.0.1' }),
        ),
        late(),
      ]);
      if (response === LATE) return LATE;
      if (NOTHING_THERE.includes(response.statusCode)) return notFound(response.statusCode, response.json());
      if (response.statusCode !== 200 || !isJson(response.headers['content-type'])) return undefined;
      cookies[url] = [response.headers['set-cookie'] ?? []].flat();
      return new FirstAnswer(response.payload);
    } catch (error) {
      this.logger.warn({ msg: 'A first answer failed.', requestId: request.id, err: error });
      return undefined;
    }
  }
}

/** Whether an address is that of a call when it is read as one. A page among its own first answers would ask for itself for ever. */
const isCall = (url: string): boolean => URL.canParse(url, 'http://site') && new URL(url, 'http://site').pathname.startsWith('/api/');

/** What is no JSON would be a fault of the whole page. */
const isJson = (type: unknown): boolean => /^application\/json\b/.test(String(type));

const late = (): Promise<typeof LATE> => new Promise((done) => setTimeout(done, TIMEOUT_MS, LATE).unref());

const notFound = (status: number, { error }: RefusalBody) => new NotFound({ status, body: { error: { ...error, requestId: '' } } });
