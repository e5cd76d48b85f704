import type { RefusalCode } from '@rendezvous/contracts/refusals';
import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule, ModuleRef } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { Database } from '../database/index.js';
import { Limits } from '../limits/index.js';
import { AccessGuard } from './access-guard.js';
import { CallCounter } from './call-counter.js';
import { ChoiceForms } from './choice-forms.js';
import { PlainVisit } from './plain-visit.js';
import { ErrorPage, RefusalFilter } from './refusal-filter.js';
import { type ContractCheck, ReplyCheck } from './reply-check.js';
import { RouteRegistry } from './route-registry.js';
import { DefaultLimits, LimitSource, ViewerSource, VisitSource } from './sources.js';

export interface HttpOptions {
  readonly contract: ContractCheck;
  /** Address that members use; calls from it are accepted besides those from the host that was called. */
  readonly publicUrl?: string;
}

/** What somebody in the program provides, looked up when first needed: the provider's module need not be known here. */
const provided = <T>(modules: ModuleRef, token: abstract new (...args: never[]) => T): (() => T | null) => {
  let found: T | null | undefined;
  return () => {
    if (found === undefined) {
      try {
        found = modules.get<T>(token as Type<T>, { strict: false });
      } catch {
        found = null;
      }
    }
    return found;
  };
};

const required =
  <T>(find: () => T | null, name: string) =>
  (): T => {
    const found = find();
    if (found === null) throw new Error(`Nothing provides ${name}.`);
    return found;
  };

/** Where nobody says how much a site allows: the defaults. */
const counterOf = (limits: Limits, modules: ModuleRef): CallCounter => {
  const defaults = new DefaultLimits();
  const numbers = provided(modules, LimitSource);
  return new CallCounter(limits, () => numbers() ?? defaults);
};

/** Codes of the route that a request was for; null when it was for none of the contract. */
const declaredBy = (registry: RouteRegistry) => {
  let codes: Map<string, readonly RefusalCode[]> | undefined;
  return (request: FastifyRequest): readonly RefusalCode[] | null => {
    codes ??= registry.all().reduce((map, { route }) => {
      const key = `${route.method} ${route.path.split('?')[0]}`;
      return map.set(key, [...(map.get(key) ?? []), ...(route.refusals ?? [])]);
    }, new Map<string, readonly RefusalCode[]>());
    return codes.get(`${request.method} ${request.routeOptions.url ?? ''}`) ?? null;
  };
};

/** Makes controllers answer routes of the contract. Needs `Limits`, and a `ViewerSource` provided anywhere in the program. */
@Global()
@Module({ imports: [DiscoveryModule] })
export class HttpModule {
  static forRoot(options: HttpOptions): DynamicModule {
    const guard = (calls: CallCounter, modules: ModuleRef): AccessGuard => {
      const plain = new PlainVisit();
      const visits = provided(modules, VisitSource);
      const database = provided(modules, Database);
      return new AccessGuard({
        viewers: required(provided(modules, ViewerSource), 'ViewerSource'),
        visits: () => visits() ?? plain,
        calls,
        isStuck: () => database()?.hangs() ?? Promise.resolve(false),
        publicUrl: options.publicUrl ?? null,
      });
    };
    const filter = (modules: ModuleRef, registry: RouteRegistry): RefusalFilter =>
      new RefusalFilter({ contract: options.contract, page: provided(modules, ErrorPage), declared: declaredBy(registry) });
    return {
      module: HttpModule,
      providers: [
        RouteRegistry,
        { provide: CallCounter, useFactory: counterOf, inject: [Limits, ModuleRef] },
        ChoiceForms,
        { provide: APP_GUARD, useFactory: guard, inject: [CallCounter, ModuleRef] },
        { provide: APP_FILTER, useFactory: filter, inject: [ModuleRef, RouteRegistry] },
        ...(options.contract === 'trusted' ? [] : [{ provide: APP_INTERCEPTOR, useValue: new ReplyCheck(options.contract) }]),
      ],
      exports: [RouteRegistry, CallCounter, ChoiceForms],
    };
  }
}
