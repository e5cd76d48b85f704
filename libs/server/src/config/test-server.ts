/** The database server of this test run, started by Jest's global setup. */
export interface TestServer {
  readonly url: string;
  /** Folder of the server's data, by which a test knows that it talks to its own server. */
  readonly folder: string;
}

const NAMES = { url: 'RENDEZVOUS_TEST_SERVER', folder: 'RENDEZVOUS_TEST_SERVER_FOLDER' } as const;

export const testServer = (): TestServer => {
  const url = process.env[NAMES.url];
  const folder = process.env[NAMES.folder];
  if (url === undefined || folder === undefined) throw new Error('Tests with a database are named .db.spec.ts: only those get one.');
  return { url, folder };
};

/** Called by the global setup; null forgets. */
export const setTestServer = (server: TestServer | null): void => {
  for (const key of ['url', 'folder'] as const) {
    if (server === null) delete process.env[NAMES[key]];
    else process.env[NAMES[key]] = server[key];
  }
};
