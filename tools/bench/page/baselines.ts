import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import TerserPlugin from 'terser-webpack-plugin';
import { bundle } from '../bundle.js';
import { WORKSPACE } from '../http/processes.js';
import { drawHero } from './hero.js';

const compressed = promisify(brotliCompress);

const documentOf = (head: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Baseline</title>
<meta name="description" content="The smallest page that does one thing.">
<link rel="icon" href="data:,">
${head}
</head>
<body>
${body}
</body>
</html>
`;

const STATIC_PAGE = documentOf(
  '<style>body{margin:0;font:18px/1.5 sans-serif}main{max-width:40rem;margin:auto;padding:1rem}img{width:100%;height:auto}</style>',
  '<main><h1>A page that is only HTML</h1><p>One heading, one sentence and one picture.</p><img src="/hero.webp" width="720" height="900" alt="Colours" fetchpriority="high"></main>',
);
const REACT_PAGE = documentOf('<script defer src="/bare-react.js"></script>', '<div id="root"></div>');

/** Bundles the bare page with the product's minifier. */
const bundleReact = async (folder: string): Promise<Buffer> => {
  await bundle({
    mode: 'production',
    target: 'web',
    entry: join(WORKSPACE, 'tools/dist/bench/page/bare-react.js'),
    output: { path: folder, filename: 'bare-react.js' },
    optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })] },
    performance: { hints: false },
  });
  return readFile(join(folder, 'bare-react.js'));
};

interface Served {
  readonly type: string;
  readonly bytes: Buffer;
  readonly brotli: boolean;
}

const text = async (type: string, bytes: Buffer): Promise<Served> => ({
  type: `${type}; charset=utf-8`,
  bytes: await compressed(bytes),
  brotli: true,
});

export interface Baselines {
  /** Only HTML, with a picture of 33 KB. */
  readonly staticPage: string;
  /** React 19 that draws a heading and a sentence. */
  readonly reactPage: string;
  stop(): Promise<void>;
}

/** Serves the two smallest pages. @param folder where the bundle may be written */
export const serveBaselines = async (folder: string): Promise<Baselines> => {
  const files = new Map<string, Served>([
    ['/static', await text('text/html', Buffer.from(STATIC_PAGE))],
    ['/react', await text('text/html', Buffer.from(REACT_PAGE))],
    ['/bare-react.js', await text('text/javascript', await bundleReact(folder))],
    ['/hero.webp', { type: 'image/webp', bytes: await drawHero(), brotli: false }],
  ]);
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (file === undefined) return void response.writeHead(404).end();
    const headers = { 'content-type': file.type, 'content-length': file.bytes.length };
    return void response.writeHead(200, file.brotli ? { ...headers, 'content-encoding': 'br' } : headers).end(file.bytes);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    staticPage: `${url}/static`,
    reactPage: `${url}/react`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
