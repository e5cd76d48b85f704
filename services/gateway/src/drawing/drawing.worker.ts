import { builtinModules, createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { Composition } from '@rendezvous/contracts/releases';
import type { DrawnPage, PageToDraw, ServerCode, ThreadReply, ThreadStart } from './drawing.js';
import { keepIntl } from './keep-intl.js';

// Runs in a thread of its own, without the process's environment. This keeps faults apart; it is no wall against ill will.

type Given = Readonly<Record<string, unknown>>;

interface ShellServer {
  readonly shared: Given;
  readonly drawPage: (page: { readonly url: string; readonly composition: Composition; readonly module: unknown }) => Promise<DrawnPage>;
}

/** How often the first page is drawn before the thread is ready: by then most of its code is compiled. */
const WARM_UPS = 3;

/** Name of the error by which a shell says that a page shows nothing yet, though nothing failed. */
const NOT_WHOLE = 'PageNotWhole';

const ownRequire = createRequire(import.meta.url);
const builtin = new Set(builtinModules);

const load = ({ name, text, address }: ServerCode, given: Given): unknown => {
  const module = { exports: {} as unknown };
  const find = (id: string): unknown => {
    if (id === 'release-address') return address;
    if (id in given) return given[id];
    if (builtin.has(id.replace(/^node:/, ''))) return ownRequire(id);
    throw new Error(`${name} asks for ${id}, which nobody gives.`);
  };
  compileFunction(text, ['module', 'exports', 'require'], { filename: name })(module, module.exports, find);
  return module.exports;
};

// what a page reports is no reason not to draw it, and there is nobody here to tell
globalThis.reportError = () => undefined;

keepIntl();

const { shell, remote, warmUp } = workerData as ThreadStart;
const { shared, drawPage } = load(shell, {}) as ShellServer;
const { default: module } = (remote ? load(remote, shared) : { default: null }) as { readonly default: unknown };

const draw = async ({ url, composition }: PageToDraw): Promise<DrawnPage> =>
  drawPage({ url, composition: JSON.parse(composition) as Composition, module });

const reply = (message: Omit<ThreadReply, 'buffers'>): void =>
  parentPort!.postMessage({ ...message, buffers: process.memoryUsage().external } satisfies ThreadReply);

parentPort!.on('message', ({ number, page }: { readonly number: number; readonly page: PageToDraw }) => {
  draw(page).then(
    ({ html, title, answered }) => reply({ number, drawn: { html, title, answered } }),
    (fault: unknown) => {
      if (fault instanceof Error && fault.name === NOT_WHOLE) reply({ number, drawn: null });
      else reply({ number, fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) });
    },
  );
});

// a page that cannot be drawn says nothing of the others
for (let time = 0; time < WARM_UPS; time++) await draw(warmUp).catch(() => undefined);
reply({ number: 0 });
