import type { Composition } from '@rendezvous/contracts/releases';

/** A browser without a browser: what its cookie says, and what its last page was made of. */
export interface Visitor {
  readonly cookie: string;
  readonly page: Composition;
}

const AT_ONCE = 8;
/** A page of the shell alone, so that a thousand visits take seconds. */
const PATH = '/login';

/** Opens a page as a browser does that has this cookie, or none yet. */
export const visit = async (url: string, known?: Visitor): Promise<Visitor> => {
  const headers = { 'accept-encoding': 'identity', ...(known ? { cookie: known.cookie } : {}) };
  const answer = await fetch(`${url}${PATH}`, { headers });
  const [, json] = /id="composition"[^>]*>(.*?)<\/script>/s.exec(await answer.text()) ?? [];
  const [given] = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('visitor='));
  const cookie = given?.split(';')[0] ?? known?.cookie;
  if (!answer.ok || json === undefined || cookie === undefined) throw new Error(`The page was not one: ${answer.status}.`);
  return { cookie, page: JSON.parse(json) as Composition };
};

/** The same for many: everybody once, a few at a time. */
export const visitAll = async (url: string, known: readonly (Visitor | undefined)[]): Promise<Visitor[]> => {
  const seen: Visitor[] = [];
  for (let first = 0; first < known.length; first += AT_ONCE)
    seen.push(...(await Promise.all(known.slice(first, first + AT_ONCE).map((visitor) => visit(url, visitor)))));
  return seen;
};

/** Tells that a remote did not work in a visitor's last page, from a network of one's own. */
export const reportFailure = async (url: string, { cookie, page }: Visitor, area: string, network: string): Promise<void> => {
  const release = page.remotes[area];
  const answer = await fetch(`${url}/api/remote-failures`, {
    method: 'POST',
    headers: { cookie, origin: url, 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify({
      pageView: page.pageView,
      remote: release?.descriptor.remote,
      version: release?.version,
      phase: 'expose',
      code: 'threw',
    }),
  });
  if (answer.status !== 204) throw new Error(`The report was not taken: ${answer.status} ${await answer.text()}`);
};
