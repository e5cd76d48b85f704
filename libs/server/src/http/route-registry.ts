import type { AnyRoute } from '@rendezvous/contracts/route';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { isWebhook, routeOf } from './endpoint.js';

export interface RegisteredRoute {
  readonly route: AnyRoute;
  readonly controller: string;
  readonly method: string;
  readonly webhook: boolean;
}

/** Every route of the contract that this program answers: for the API document, and for tests that call them all. */
@Injectable()
export class RouteRegistry implements OnApplicationBootstrap {
  private routes: readonly RegisteredRoute[] | undefined;

  constructor(
    @Inject(DiscoveryService) private readonly discovery: DiscoveryService,
    @Inject(MetadataScanner) private readonly scanner: MetadataScanner,
  ) {}

  all(): readonly RegisteredRoute[] {
    return (this.routes ??= this.find());
  }

  /** Two methods for one route would leave it to chance which of them answers. */
  onApplicationBootstrap(): void {
    const seen = new Map<string, string>();
    for (const { route, controller, method } of this.all()) {
      const name = `${route.method} ${route.path.replaceAll(/:[^/?]+/g, ':')}`;
      const first = seen.get(name);
      if (first !== undefined) throw new Error(`${route.method} ${route.path} is answered by ${first} and by ${controller}.${method}.`);
      seen.set(name, `${controller}.${method}`);
    }
  }

  private find(): RegisteredRoute[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => {
      if (typeof metatype !== 'function') return [];
      const prototype = metatype.prototype as Record<string, (...args: never[]) => unknown>;
      return this.scanner.getAllMethodNames(prototype).flatMap((method) => {
        const handler = prototype[method];
        const route = handler === undefined ? undefined : routeOf(handler);
        return handler === undefined || route === undefined
          ? []
          : [{ route, controller: metatype.name, method, webhook: isWebhook(handler) }];
      });
    });
  }
}
