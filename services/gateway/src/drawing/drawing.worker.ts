import { builtinModules, createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { DrawingCode, DrawnPage, PageToDraw, ServerCode, ThreadReply } from './drawing.js';

// Runs in a thread of its own, without the process's environment. This keeps faults apart; it is no wall against ill will.

type Given = Readonly<Record<string, unknown>>;

interface ShellServer {
  readonly shared: Given;
  readonly drawPage: (page: PageToDraw & { readonly module: unknown }) => Promise<DrawnPage>;
}

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

const { shell, remote } = workerData as DrawingCode;
const { shared, drawPage } = load(shell, {}) as ShellServer;
const module = remote === null ? null : (load(remote, shared) as { readonly default: unknown }).default;

const reply = (message: ThreadReply): void => parentPort!.postMessage(message);

parentPort!.on('message', ({ number, page }: { readonly number: number; readonly page: PageToDraw }) => {
  drawPage({ ...page, module }).then(
    (drawn) => reply({ number, drawn }),
    (fault: unknown) => reply({ number, fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) }),
  );
});
reply({ number: 0 });
