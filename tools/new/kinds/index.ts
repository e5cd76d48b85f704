import type { Kind } from '../plan.js';
import { decision } from './decision.js';
import { page } from './page.js';
import { remote } from './remote.js';
import { route } from './route.js';

/** What can be made, and how to ask for it. */
export const KINDS: ReadonlyMap<string, { readonly usage: string; readonly plan: Kind }> = new Map([
  ['remote', { usage: 'remote <area>', plan: remote }],
  ['route', { usage: 'route <area> <name>', plan: route }],
  ['page', { usage: 'page <name>', plan: page }],
  ['decision', { usage: 'decision <title>', plan: decision }],
]);
