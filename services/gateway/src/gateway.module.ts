import { type DynamicModule, Global, Module } from '@nestjs/common';
import { AccountModule, HeldInvitations } from '@rendezvous/account';
import { BillingModule, Prices } from '@rendezvous/billing';
import type { Config } from '@rendezvous/server/config';
import { ErrorPage, ViewerSource } from '@rendezvous/server/http';
import { platformModules } from '@rendezvous/server/platform';
import type { Storage } from '@rendezvous/server/storage';
import { INVITED_VISITORS, MINIMUM_MESSAGE_COSTS, type MinimumMessageCosts } from '@rendezvous/site';
import { areaEntities, areaMigrations, areaModules } from './areas.js';
import { PlainErrorPage } from './document/error-page.provider.js';
import { HealthController } from './health/health.controller.js';
import { OpenApiController } from './openapi/openapi.controller.js';
import { pageControllers, pageProviders } from './page-providers.js';
import { SocketGate } from './realtime/socket-gate.service.js';
import { Sockets } from './realtime/socket.service.js';
import { LanguageFormController } from './session/language-form.controller.js';
import { UserController } from './session/user.controller.js';
import { SessionViewers } from './session/viewers.provider.js';

const messageCosts = (prices: Prices): MinimumMessageCosts => ({ of: (site) => prices.minimumMessageCosts(site) });

/** What the gateway provides to areas that stand to the left of what it takes: prices and invitations for the site's settings. */
@Global()
@Module({
  imports: [AccountModule, BillingModule],
  providers: [
    { provide: MINIMUM_MESSAGE_COSTS, useFactory: messageCosts, inject: [Prices] },
    { provide: INVITED_VISITORS, useExisting: HeldInvitations },
  ],
  exports: [MINIMUM_MESSAGE_COSTS, INVITED_VISITORS],
})
export class ComposedModule {}

/** What a gateway for development or the demo has beside the product. */
export interface GatewayParts {
  /** Replaces the place where files are kept: the demo paints photos when they are first asked for. */
  readonly wrapStorage?: (storage: Storage) => Storage;
  /** Addresses of dev servers; pages are made of what they serve, and of releases for the rest. */
  readonly devServers?: readonly string[];
}

/** Composes the areas; holds no business rule. */
@Module({})
export class GatewayModule {
  static of(config: Config, databaseUrl: string, { wrapStorage, devServers = [] }: GatewayParts = {}): DynamicModule {
    const platform = platformModules(config, {
      url: databaseUrl,
      entities: areaEntities,
      migrations: areaMigrations,
      ...(wrapStorage ? { wrapStorage } : {}),
    });
    return {
      module: GatewayModule,
      imports: [...platform, ...areaModules, ComposedModule],
      controllers: [UserController, LanguageFormController, HealthController, OpenApiController, ...pageControllers],
      providers: [
        ...pageProviders(devServers),
        SocketGate,
        Sockets,
        { provide: ViewerSource, useClass: SessionViewers },
        { provide: ErrorPage, useClass: PlainErrorPage },
      ],
    };
  }
}
