import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/** A dev server of one build, with its first compilation done. */
export interface DevServer {
  readonly url: string;
  stop(): Promise<void>;
}

export interface DevServerOptions {
  readonly workspace: string;
  readonly port: number;
  /** Where the pages come from: nobody else's page may read the sources. */
  readonly pageOrigin: string;
  readonly say: (text: string) => void;
}

const HOST = '127.0.0.1';

const configOf = async (workspace: string, name: string): Promise<Configuration> => {
  const file = join(workspace, name, 'webpack.config.mjs');
  const { default: make } = (await import(pathToFileURL(file).href)) as { default: (env: { dev: boolean }) => Configuration };
  return make({ dev: true });
};

/** Serves a build from its sources: from memory, with hot reload, faults over the page. */
export const startDevServer = async (name: string, { workspace, port, pageOrigin, say }: DevServerOptions): Promise<DevServer> => {
  const compiler = webpack({ ...(await configOf(workspace, name)), infrastructureLogging: { level: 'error' }, stats: 'errors-only' });
  if (!compiler) throw new Error(`${name} could not be compiled.`);
  const compiled = new Promise<void>((done) => compiler.hooks.done.tap('dev', () => done()));
  compiler.hooks.done.tap('dev', (stats) => {
    const faults = stats.compilation.errors.length;
    const took = `${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`;
    say(
      faults === 0
        ? `✓ ${name}: built in ${took}`
        : `✗ ${name}: ${faults === 1 ? 'a fault' : `${faults} faults`}, shown above and over the page`,
    );
  });
  const server = new WebpackDevServer(
    {
      host: HOST,
      port,
      hot: true,
      static: false,
      setupExitSignals: false,
      allowedHosts: [HOST, 'localhost'],
      headers: { 'access-control-allow-origin': pageOrigin },
      client: {
        webSocketURL: { hostname: HOST, port, pathname: '/ws' },
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
    },
    compiler,
  );
  await server.start();
  await compiled;
  return { url: `http://${HOST}:${port}`, stop: () => server.stop() };
};
