import { FACTS, type Release, type ReleaseFacts, type ReleaseFolders, integrityOf, releaseUrl } from '@rendezvous/site';
import type { ServerCode } from './drawing.js';

/**
 * Reads what a release draws its pages with on a server. Null: it has nothing, as those from before there was such a build. Rejects when it is
 * not the file that the release tells of.
 */
export const serverCodeOf = async (folders: Pick<ReleaseFolders, 'read'>, release: Release): Promise<ServerCode | null> => {
  const { server } = JSON.parse(String(await folders.read(release, FACTS))) as ReleaseFacts;
  if (!server) return null;
  const bytes = await folders.read(release, server.file);
  const name = `${release.remote} ${release.version}`;
  if (integrityOf(bytes) !== server.integrity) throw new Error(`${name}: ${server.file} is not the file that was released.`);
  return { name, text: String(bytes), address: releaseUrl(release, '') };
};
