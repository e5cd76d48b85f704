import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { RemoteDescriptor, RemoteRoute } from '@rendezvous/contracts/releases';

const WORKSPACE = resolve(import.meta.dirname, '../../..');

/** A page that a server draws, as descriptors say. */
export interface DrawnRoute {
  /** Its address, with parameters filled in from the demo. */
  readonly path: string;
  /** Whom it is for: others are led elsewhere. */
  readonly readers: readonly Reader[];
  /** Every node that was drawn stays when scripts take the page over; else it has a test of its own. */
  readonly staysWhole: boolean;
}
type Reader = 'visitor' | 'member';

/** Who has an account has no home page, and signs up no more. */
const ONLY_VISITORS = new Set(['/', '/signup', '/complete-signup']);
/** A form that needs a script takes the place of the plain one. */
const REPLACED = new Set(['/signup', '/complete-signup']);

/** The routes of a remote, as its descriptor has them. */
export const routesOf = (remote: string): readonly RemoteRoute[] =>
  (JSON.parse(readFileSync(resolve(WORKSPACE, remote, 'descriptor.json'), 'utf8')) as RemoteDescriptor).routes;

/** The routes of every remote. */
export const everyRoute = (): readonly RemoteRoute[] =>
  readdirSync(WORKSPACE)
    .filter((name) => name.startsWith('mfe-'))
    .flatMap(routesOf);

/** A path with its parameters filled in; throws where there is nothing for one. */
export const filled = (path: string, values: Readonly<Record<string, unknown>>): string =>
  path.replace(/:(\w+)\??/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing fills ":${name}" of ${path}.`);
    return String(value);
  });

const readersOf = ({ path, access, membersTo }: RemoteRoute): Reader[] => {
  if (access !== 'anyone') return ['member'];
  return membersTo !== undefined || ONLY_VISITORS.has(path) ? ['visitor'] : ['visitor', 'member'];
};

/** The address of a route, with parameters filled in from what the demo shows to visitors. */
export const addressOf = async ({ path, chunk }: RemoteRoute, visitor: APIRequestContext): Promise<string> => {
  if (!path.includes(':')) return path;
  const { members } = (await (await visitor.get('/api/members')).json()) as { members: { id: number }[] };
  // the built-in lander has the name of its template, as its chunk does
  return filled(path, { id: members[0]?.id, slug: chunk, type: 'sent' });
};

/** Every route that any remote has a server draw, and the shell's login: a new one is among them by its descriptor alone. */
export const drawnRoutes = async (visitor: APIRequestContext): Promise<DrawnRoute[]> => {
  const routes = everyRoute().filter(({ draw }) => draw === 'server');
  const drawn = await Promise.all(
    routes.map(async (route) => ({
      path: await addressOf(route, visitor),
      readers: readersOf(route),
      staysWhole: !REPLACED.has(route.path),
    })),
  );
  return [...drawn, { path: '/login', readers: ['visitor'], staysWhole: true }];
};
