import { createServer } from 'node:net';

const isFree = (port, host) =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)));
  });

/** The first free port from one on. */
export const freePortFrom = async (first, host = '127.0.0.1') => {
  for (let port = first; port < first + 100; port++) if (await isFree(port, host)) return port;
  throw new Error(`No free port between ${first} and ${first + 99}.`);
};
