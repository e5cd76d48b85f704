import { tableOf } from '../../../tools/drill/table.js';
import { startProduct } from '../product/start-product.js';
import type { Attack, Tried } from './attack.js';
import { edgeIds } from './edge-ids.js';
import { endedSessions } from './ended-sessions.js';
import { fuzz } from './fuzz.js';
import { headers } from './headers.js';
import { limits } from './limits.js';
import { nestedBodies } from './nested-bodies.js';
import { pictures } from './pictures.js';
import { redirects } from './redirects.js';
import { reports } from './reports.js';
import { slowConnections } from './slow-connections.js';
import { visibility } from './visibility.js';

const ATTACKS: Readonly<Record<string, Attack>> = {
  redirects,
  headers,
  pictures,
  'edge-ids': edgeIds,
  'ended-sessions': endedSessions,
  visibility,
  'nested-bodies': nestedBodies,
  fuzz,
  'slow-connections': slowConnections,
  reports,
  // last: it uses up what networks may do
  limits,
};
const SEED = 20_261_122;
/** Enough people for pages and lists. */
const MEMBERS = 150;

/**
 * Attacks the built product on a world of its own, on this machine only.
 * @param args names of attacks, all when there are none; `--seed 7` for other made-up requests
 * @returns whether everything held
 */
export const runHostile = async (args: readonly string[], say: (text: string) => void): Promise<boolean> => {
  const seedAt = args.indexOf('--seed');
  const seed = seedAt === -1 ? SEED : Number(args[seedAt + 1]);
  const names = args.filter((_, index) => seedAt === -1 || (index !== seedAt && index !== seedAt + 1));
  const unknown = names.filter((name) => !Object.hasOwn(ATTACKS, name));
  if (unknown.length > 0 || !Number.isInteger(seed)) {
    say(`npm run drill -- hostile [--seed 7] [${Object.keys(ATTACKS).join('|')} …]`);
    return false;
  }
  const rows: Tried[] = [];
  const product = await startProduct({ LOG_LEVEL: 'silent' }, MEMBERS);
  try {
    for (const [name, run] of Object.entries(ATTACKS).filter(([each]) => names.length === 0 || names.includes(each))) {
      const began = Date.now();
      const tried = (attack: string, expected: string, seen: string, ok: boolean): void => void rows.push({ attack, expected, seen, ok });
      await run({ product, tried, seed, say }).catch((error: unknown) => {
        say(String(error));
        tried(name, 'runs to its end', 'it did not, see above', false);
      });
      say(`${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
    }
    const alive = await fetch(`${product.url}/health/ready`).then(({ status }) => status, String);
    rows.push({ attack: 'after all of it', expected: '200', seen: `health ${alive}`, ok: alive === 200 });
  } finally {
    await product.stop();
  }
  const head = ['attack', 'expected', 'seen', 'ok'];
  say(`\n${tableOf([head, ...rows.map(({ attack, expected, seen, ok }) => [attack, expected, seen.slice(0, 160), ok ? 'yes' : 'NO'])])}`);
  const faults = rows.filter(({ ok }) => !ok).length;
  say(`\n${rows.length - faults} held, ${faults} did not (seed ${seed})`);
  return faults === 0;
};
