import { Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Config } from '@rendezvous/server/config';
import { Database } from '@rendezvous/server/database';
import { pageUnavailable } from '@rendezvous/server/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A slow call must not hold the page: the client asks for it itself then. */
const TIMEOUT_MS = 1000;
const LATE = Symbol('late');
const NOT_FOUND = Symbol('not found');
/** What no answer can be about: nothing is there, or the address is none that could be. */
const NOTHING_THERE = [400, 404];
/** What a call inside the server passes on of the request that it is for, beside the header in which a proxy names the country. */
const PASSED_ON = ['cookie', 'user-agent', 'accept-language', 'host', 'x-forwarded-for', 'x-forwarded-proto'] as const;

interface FoundAnswers {
  readonly answers: Record<string, unknown>;
  /** Addresses of the calls. */
  readonly notFound: readonly string[];
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
   * Answers by address; calls that were refused or too slow are missing, and `notFound` says whose answer was that there is no such thing. Refused itself when they are too slow because the database
   * hangs: the page would show nothing but cards that say so.
   */
  async of(request: FastifyRequest, calls: readonly string[]): Promise<FoundAnswers> {
    const cookies: Record<string, readonly string[]> = {};
    const answers = await Promise.all(calls.map(async (call) => [call, await this.answer(request, call, cookies)] as const));
    if (answers.some(([, answer]) => answer === LATE) && (await this.database.hangs())) throw pageUnavailable();
    return {
      answers: Object.fromEntries(answers.filter(([, answer]) => answer !== undefined && answer !== LATE && answer !== NOT_FOUND)),
      notFound: answers.flatMap(([call, answer]) => (answer === NOT_FOUND ? [call] : [])),
      cookies,
    };
  }

  private async answer(request: FastifyRequest, url: string, cookies: Record<string, readonly string[]>): Promise<unknown> {
    if (!isCall(url)) return undefined;
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const headers = Object.fromEntries(this.passedOn.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : [])));
    try {
      const response = await Promise.race([
        fastify.inject({ method: 'GET', url, headers, remoteAddress: request.socket.remoteAddress ?? '127.0.0.1' }),
        late(),
      ]);
      if (response === LATE) return LATE;
      if (NOTHING_THERE.includes(response.statusCode)) return NOT_FOUND;
      if (response.statusCode !== 200) return undefined;
      cookies[url] = [response.headers['set-cookie'] ?? []].flat();
      return response.json();
    } catch (error) {
      this.logger.warn({ msg: 'A first answer failed.', requestId: request.id, err: error });
      return undefined;
    }
  }
}

/** Whether an address is that of a call when it is read as one. A page among its own first answers would ask for itself for ever. */
const isCall = (url: string): boolean => URL.canParse(url, 'http://site') && new URL(url, 'http://site').pathname.startsWith('/api/');

const late = (): Promise<typeof LATE> => new Promise((done) => setTimeout(done, TIMEOUT_MS, LATE).unref());
