import { Injectable } from '@nestjs/common';
import { FACTS, type Release, type ReleaseFacts, ReleaseFolders, integrityOf, releaseUrl } from '@rendezvous/site';
import type { ServerCode } from './drawing.js';

/** Reads the server builds of releases. */
@Injectable()
export class DrawingCodes {
  constructor(private readonly folders: ReleaseFolders) {}

  /** Null: the release has none, as those from before there was one. Rejects when it is not the file that the release tells of. */
  async of(release: Release): Promise<ServerCode | null> {
    const { server } = JSON.parse(String(await this.folders.read(release, FACTS))) as ReleaseFacts;
    if (!server) return null;
    const bytes = await this.folders.read(release, server.file);
    const name = `${release.remote} ${release.version}`;
    if (integrityOf(bytes) !== server.integrity) throw new Error(`${name}: ${server.file} is not the file that was released.`);
    return { name, text: String(bytes), address: releaseUrl(release, '') };
  }
}
