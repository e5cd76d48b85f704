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

/** The port that was asked for, else the first free one from one on. One that is taken is refused before anything else begins. */
export const chosenPort = async (first, { PORT, HOST } = process.env) => {
  if (!PORT) return String(await freePortFrom(first, HOST || undefined));
  if (/^\d+$/.test(PORT) && Number(PORT) <= 65_535 && !(await isFree(Number(PORT), HOST || '127.0.0.1')))
    throw new Error(`Port ${PORT} is taken: end what uses it, or leave PORT out, and a free one is found.`);
  return PORT;
};
