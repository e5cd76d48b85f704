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

const isTaken = async (port, host) => /^\d+$/.test(port) && Number(port) <= 65_535 && !(await isFree(Number(port), host));

/** Refuses a port that was asked for and is taken, before anything else begins. */
export const refuseTakenPort = async ({ PORT, HOST } = process.env) => {
  if (PORT && (await isTaken(PORT, HOST || '127.0.0.1')))
    throw new Error(`Port ${PORT} is taken: end what uses it, or leave PORT out, and a free one is found.`);
};

/** The port that was asked for, else the first free one from one on: to be taken at once, since somebody else may take it as well. */
export const chosenPort = async (first, environment = process.env) => {
  await refuseTakenPort(environment);
  return environment.PORT || String(await freePortFrom(first, environment.HOST || undefined));
};
