import type { RemoteModule } from '@rendezvous/client';
import type { Composition } from '@rendezvous/contracts/releases';
import { loadMessages } from '../remote-host/load-messages';
import { type PageHost, Remotes } from '../remote-host/remotes';
import { whenSettled } from '../remote-host/when-settled';

/** Others come in the browser: until then their places show that they load. */
const never = new Promise<never>(() => {});

/** The remotes of a page, the one whose page it is at hand. Rejects when it does not give what it should. */
export const readyRemotes = async ({ remotes: releases, locale }: Composition, module: RemoteModule | null): Promise<Remotes> => {
  let failed: (fault: unknown) => void;
  const fault = new Promise<never>((_, reject) => (failed = reject));
  const load: PageHost['load'] = async (release, locales) =>
    module && release.descriptor.area === module.area ? { module, ...(await loadMessages(release, module, locales)) } : never;
  const remotes = new Remotes(releases, locale, { load, report: (_, failure) => failed(failure), reloadPage: async () => false });
  if (module) await Promise.race([whenReady(remotes, module.area), fault]);
  return remotes;
};

const whenReady = async (remotes: Remotes, area: string): Promise<void> => {
  const { kind } = await whenSettled(remotes, area);
  if (kind === 'failed') throw new Error(`The remote of ${area} could not be had.`);
};
