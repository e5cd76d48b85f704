import { mkdir } from 'node:fs/promises';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { assertWorld, markWorld } from '@rendezvous/account';
import type { Config } from '@rendezvous/server/config';
import { Database } from '@rendezvous/server/database';
import { createHttpApp } from '@rendezvous/server/http';
import { JsonLogger } from '@rendezvous/server/log';
import { announce, openDatabase } from '@rendezvous/server/platform';
import { RELEASES_PREFIX, SERVER_FILE, releasesFolder } from '@rendezvous/site';
import { Compositions } from './composition/composition.service.js';
import { GatewayModule, type GatewayParts } from './gateway.module.js';
import { WorkspaceBuilds } from './releases/workspace-builds.service.js';
import { addSecurityHeaders } from './security/security-headers.js';

export interface RunningGateway {
  readonly url: string;
  readonly app: NestFastifyApplication;
  /** Ends requests, sockets and jobs in order, then the packaged database. */
  stop(): Promise<void>;
}

export interface GatewayOptions extends GatewayParts {
  /** Workspace whose builds are published at the start. */
  readonly workspace: string;
}

/** Files of releases never change under their address. */
const serveReleases = async (app: NestFastifyApplication, folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await app.register(fastifyStatic as never, {
    root: folder,
    prefix: RELEASES_PREFIX,
    // what a server draws with is nothing for a browser
    allowedPath: (path: string) => !path.endsWith(SERVER_FILE),
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply: { header?: (name: string, value: string) => unknown; setHeader?: (name: string, value: string) => unknown }) => {
      const set = (reply.setHeader ?? reply.header)?.bind(reply);
      set?.('access-control-allow-origin', '*');
      set?.('timing-allow-origin', '*');
    },
  });
};

/** Starts database, areas and HTTP. */
export const startGateway = async (config: Config, { workspace, ...parts }: GatewayOptions): Promise<RunningGateway> => {
  const database = await openDatabase(config);
  await assertWorld(database.url, config);
  const app = await createHttpApp(GatewayModule.of(config, database.url, parts), {
    trustedProxies: config.trustedProxies,
    logger: new JsonLogger(config.logLevel),
  });
  // released files are compressed at build time, and documents piece by piece where a browser reads gzip; this is for answers
  await app.register(compress as never, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  addSecurityHeaders(app);
  await markWorld(app.get(Database), config);
  await app.get(WorkspaceBuilds).publish(workspace);
  await app.get(Compositions).start();
  await serveReleases(app, releasesFolder(config));
  await app.listen(config.port, config.host);
  const url = config.port === 0 && !config.publicUrlGiven ? await app.getUrl() : config.publicUrl;
  const takeBack = announce(config.dataDir, url);
  return {
    url,
    app,
    stop: async () => {
      takeBack();
      await app.close();
      await database.stop();
    },
  };
};
