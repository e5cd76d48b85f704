import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteScreens } from '@rendezvous/client/testing/screens';
import { ReleaseFault } from '@rendezvous/site';

/** What the remotes of a checkout say that their screens are answered. */
export const screensIn =
  (workspace: string) =>
  async (remote: string): Promise<RemoteScreens> => {
    const file = join(workspace, remote, 'src/testing/screens.ts');
    if (!existsSync(file))
      throw new ReleaseFault(`${remote}/src/testing/screens.ts is not there: it says what the calls of each screen are answered.`);
    return ((await import(pathToFileURL(file).href)) as { readonly screens: RemoteScreens }).screens;
  };
