import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@rendezvous/client';
import type { RemoteRelease } from '@rendezvous/contracts/releases';

const FILE_TIMEOUT_MS = 5000;
const attempts = new Map<string, number>();
const integrities = new Map<string, string>();

declare global {
  /** Called by every build's runtime for each script and style it adds. */
  var rendezvousFile: ((element: HTMLScriptElement | HTMLLinkElement) => void) | undefined;
}

const addressOf = (element: HTMLScriptElement | HTMLLinkElement): string =>
  element instanceof HTMLScriptElement ? element.src : element.href;

/**
 * A retry asks for another address: a request that hangs would otherwise be joined by the next one and hang for ever.
 * The file's path tells which remote it belongs to.
 */
const markRetry = (element: HTMLScriptElement | HTMLLinkElement): void => {
  const url = new URL(addressOf(element), window.location.href);
  const attempt = attempts.get(folderOf(url.href)) ?? 0;
  if (attempt === 0 || url.searchParams.has('retry')) return;
  url.searchParams.set('retry', String(attempt));
  if (element instanceof HTMLScriptElement) element.src = url.href;
  else element.href = url.href;
};

const folderOf = (address: string): string => new URL('.', address).href;

/** Credentials mode and integrity as in the page's preload links: otherwise the browser fetches the file a second time. */
const matchPreload = (element: HTMLScriptElement | HTMLLinkElement): void => {
  element.crossOrigin = 'anonymous';
  const integrity = integrities.get(addressOf(element));
  if (integrity && !element.integrity) element.integrity = integrity;
  markRetry(element);
};

/**
 * Prepares the federation runtime: integrity of entries, addresses of retries, an end to waiting. Once, before anything is loaded.
 * @param shellFiles integrity of the shell's own chunks by address
 */
export const prepareFederation = (shellFiles: Readonly<Record<string, string>>): void => {
  for (const [address, integrity] of Object.entries(shellFiles)) integrities.set(new URL(address, window.location.href).href, integrity);
  globalThis.rendezvousFile = matchPreload;
  getInstance()?.registerPlugins([
    {
      name: 'shell-files',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        matchPreload(script);
        return { script, timeout: FILE_TIMEOUT_MS };
      },
    },
  ]);
};

/** Registers a release (again) and loads the remote's module. */
export const loadRelease = async ({ entry, integrity, descriptor }: RemoteRelease, attempt: number): Promise<RemoteModule> => {
  const url = new URL(entry, window.location.href).href;
  integrities.set(url, integrity);
  attempts.set(folderOf(url), attempt);
  registerRemotes([{ name: descriptor.container, entry: url, type: 'global', entryGlobalName: descriptor.container }], {
    force: attempt > 0,
  });
  const module = await loadRemote<{ default: RemoteModule }>(`${descriptor.container}/remote`);
  if (!module?.default) throw new Error(`${descriptor.remote} exposes nothing.`);
  return module.default;
};
