import type { AnyRoute } from '@rendezvous/contracts/route';
import { type CallHandler, type ExecutionContext, Logger, type NestInterceptor, StreamableFile } from '@nestjs/common';
import { type Observable, mergeMap } from 'rxjs';
import { routeOf } from './endpoint.js';
import { type StandardSchema, faultsOf } from './input.js';

/** Paths in `sent` that the schema's output lost: fields that nobody declared. */
const undeclared = (sent: unknown, kept: unknown, path = ''): string[] => {
  if (typeof sent !== 'object' || sent === null || typeof kept !== 'object' || kept === null) return [];
  return Object.entries(sent).flatMap(([key, value]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return key in kept ? undeclared(value, (kept as Record<string, unknown>)[key], here) : [here];
  });
};

/** Compares an answer, as it will look on the wire, with the contract. Throws with everything that differs. */
const checkReply = async (name: string, schema: StandardSchema, reply: unknown): Promise<void> => {
  const wire: unknown = reply === undefined ? undefined : JSON.parse(JSON.stringify(reply));
  const result = await schema['~standard'].validate(wire);
  const faults =
    result.issues === undefined
      ? undeclared(wire, result.value).map((path) => `${path} is not declared`)
      : faultsOf(result.issues, wire).map(({ path, code }) => `${path}: ${code}`);
  if (faults.length > 0) throw new Error(`The reply of ${name} differs from its contract: ${faults.join('; ')}`);
};

/**
 * What happens to an answer that differs from its contract, be it a reply or a refusal; it is never quietly trimmed.
 * `enforced` (tests): it is a fault. `reported` (development): it is logged as one and sent. `trusted` (production): not looked at.
 */
export type ContractCheck = 'enforced' | 'reported' | 'trusted';

/** Compares each reply with its contract. */
export class ReplyCheck implements NestInterceptor {
  private readonly logger = new Logger('Http');

  constructor(private readonly contract: ContractCheck) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const route = routeOf(context.getHandler() as never);
    if (route === undefined) return next.handle();
    return next.handle().pipe(
      mergeMap(async (reply: unknown) => {
        if (!(reply instanceof StreamableFile)) await this.check(route, reply);
        return reply;
      }),
    );
  }

  private async check(route: AnyRoute, reply: unknown): Promise<void> {
    try {
      await checkReply(`${route.method} ${route.path}`, route.reply as StandardSchema, reply);
    } catch (error) {
      if (this.contract === 'enforced') throw error;
      this.logger.error({ msg: 'A reply differs from its contract.', err: error });
    }
  }
}
