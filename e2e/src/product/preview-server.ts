import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

export interface PreviewServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Serves the files of one build to the pages of any site, as a place for previews does. */
export const servePreview = async (build: string): Promise<PreviewServer> => {
  const server = createServer(({ url = '' }, response) => {
    const name = basename(new URL(url, 'http://preview').pathname);
    const file = join(build, name);
    const found = name !== '' && existsSync(file);
    response.writeHead(found ? 200 : 404, { 'access-control-allow-origin': '*', 'content-type': TYPES[extname(name)] ?? 'text/plain' });
    if (found) createReadStream(file).pipe(response);
    else response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
};
