import { ownPath } from '@rendezvous/contracts/kernel';
import type { AnyRoute, InputOf } from '@rendezvous/contracts/route';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallCounter } from './call-counter.js';
import { formFields } from './form-fields.js';
import { bodyFor } from './input.js';

/** What was sent, and where it is answered. */
interface Sent {
  readonly body: unknown;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Choices that stand in other pages, sent as plain forms without a script: counted and read as the call, answered with 303. */
@Injectable()
export class ChoiceForms {
  constructor(private readonly calls: CallCounter) {}

  /**
   * Takes a choice, and leads back to the page that the form names as `page`: none but one of this site.
   * @param route the call that a script makes; refused as that is
   */
  async take<R extends AnyRoute>(
    route: R,
    { body, request, reply }: Sent,
    keep: (chosen: InputOf<R>['body']) => Promise<unknown>,
  ): Promise<void> {
    const fields = formFields(body);
    await this.calls.count(route, request);
    await keep(await bodyFor(route, fields));
    reply.header('cache-control', 'no-store').header('location', ownPath(fields.page) ?? '/');
  }
}
