import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@rendezvous/client';
import type { FailureCode, FailurePhase, LoadableRelease } from '@rendezvous/contracts/releases';
import { faultOf, receiveFiles } from './files';
import { RemoteFailure } from './remote-failure';

/** Containers whose entry ran and can be asked for modules. */
const entered = new Set<string>();

/** What the runtime says when an entry left no container, a container cannot be begun, or has no such module. */
const INCOMPLETE = /RUNTIME-00[12]|RUNTIME-014|does not exist in container/;

/** Prepares the federation runtime. Once, before anything is loaded. */
export const prepareFederation = (shellFiles: Readonly<Record<string, string>>): void => {
  receiveFiles(shellFiles);
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

const codeOf = (entry: string, fault: unknown): FailureCode =>
  faultOf(entry) ?? (fault instanceof Error && INCOMPLETE.test(fault.message) ? 'incomplete' : 'threw');

const isWhole = (module: Partial<RemoteModule> | undefined, area: string): module is RemoteModule =>
  module?.area === area && Array.isArray(module.routes) && typeof module.messages === 'function';

/** Registers a release, in the place of any other of this remote, and loads the remote's module. */
export const loadModule = async ({ entry, descriptor: { container, area } }: LoadableRelease): Promise<RemoteModule> => {
  const url = new URL(entry, window.location.href).href;
  entered.delete(container);
  registerRemotes([{ name: container, entry: url, type: 'global', entryGlobalName: container }], { force: true });
  const loaded = await loadRemote<{ default?: RemoteModule }>(`${container}/remote`).catch((fault: unknown) => {
    throw new RemoteFailure(phaseOf(container), codeOf(entry, fault), fault);
  });
  const module = loaded?.default;
  if (!isWhole(module, area)) throw new RemoteFailure('expose', 'incomplete');
  return module;
};
