import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@rendezvous/client';
import type { FailureCode, FailurePhase, LoadableRelease } from '@rendezvous/contracts/releases';
import { type Losses, faultOf, receiveFiles } from '../files/files';
import { RemoteFailure } from '../failures/remote-failure';

/** Containers whose entry ran and can be asked for modules. */
const entered = new Set<string>();

/** Prepares the federation runtime. Once, before anything is loaded. */
export const prepareFederation = (shellFiles: Readonly<Record<string, string>>, lost: Losses): void => {
  receiveFiles(shellFiles, lost);
  getInstance()?.registerPlugins([
    {
      name: 'shell-files',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        globalThis.rendezvousFile?.(script);
        return script;
      },
      afterInitRemote: ({ remoteInfo, error }) => {
        if (!error) entered.add(remoteInfo.name);
      },
    },
  ]);
};

/** Where a remote stands that has not come yet. */
export const phaseOf = (container: string): FailurePhase => (entered.has(container) ? 'expose' : 'entry');

/** An entry leaves its container in the page, under its name. */
const leftContainer = (name: string): boolean => {
  const container = (globalThis as Record<string, unknown>)[name];
  return typeof container === 'object' && container !== null && 'init' in container && 'get' in container;
};

/** Why a container gave no module, by what it has done so far: the runtime's words for that change with its version. */
const codeOf = (entry: string, container: string): FailureCode => {
  const isBeginning = !entered.has(container) && leftContainer(container);
  return faultOf(entry) ?? (isBeginning ? 'threw' : 'incomplete');
};

const isWhole = (module: Partial<RemoteModule> | undefined, area: string): module is RemoteModule =>
  module?.area === area && Array.isArray(module.routes) && typeof module.messages === 'function';

/** Registers a release, in the place of any other of this remote, and loads the remote's module. */
export const loadModule = async ({ entry, descriptor: { container, area } }: LoadableRelease): Promise<RemoteModule> => {
  const url = new URL(entry, window.location.href).href;
  entered.delete(container);
  registerRemotes([{ name: container, entry: url, type: 'global', entryGlobalName: container }], { force: true });
  // its module is run in a step of its own: only there does a fault come from the module itself
  const asked = { loadFactory: false, from: 'runtime' } as const;
  const evaluate = await loadRemote<() => { default?: RemoteModule } | null>(`${container}/remote`, asked).catch((fault: unknown) => {
    throw new RemoteFailure(phaseOf(container), codeOf(entry, container), fault);
  });
  let loaded;
  try {
    loaded = await evaluate?.();
  } catch (fault) {
    throw new RemoteFailure('expose', faultOf(entry) ?? 'threw', fault);
  }
  const module = loaded?.default;
  if (!isWhole(module, area)) throw new RemoteFailure('expose', 'incomplete');
  return module;
};
