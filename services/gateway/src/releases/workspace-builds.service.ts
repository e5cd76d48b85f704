import { readFile, readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { FACTS, ReleaseFault, type ReleaseFacts, ReleaseFolders, Releases } from '@rendezvous/site';

const BUILD_NAMES = /^(shell|mfe-[a-z]+)$/;

/** Publishes what was built in this workspace, so that a start shows what it was built from. */
@Injectable()
export class WorkspaceBuilds {
  private readonly logger = new Logger(WorkspaceBuilds.name);

  constructor(
    private readonly folders: ReleaseFolders,
    private readonly releases: Releases,
  ) {}

  async publish(workspace: string): Promise<void> {
    const builds = (await readdir(workspace))
      .filter((name) => BUILD_NAMES.test(name))
      // the shell comes last: what it takes away, the remotes of the same workspace do not take any more
      .toSorted()
      .map((name) => join(workspace, name, 'dist'))
      .filter((build) => existsSync(join(build, FACTS)));
    for (const build of builds) await this.publishOne(build);
  }

  private async publishOne(build: string): Promise<void> {
    const facts = JSON.parse(await readFile(join(build, FACTS), 'utf8')) as ReleaseFacts;
    const { name: remote, version } = facts;
    try {
      const { served } = await this.releases.publishBuild({ facts, folder: await this.folders.put(build, facts) });
      if (served) return;
      const hint = `npm run releases -- promote ${remote} ${version}`;
      this.logger.warn({
        msg: 'This build is not stable: something was decided about its remote after it was built.',
        remote,
        version,
        hint,
      });
    } catch (error) {
      // one team's build must not keep the product from starting
      if (!(error instanceof ReleaseFault)) throw error;
      this.logger.error({ msg: 'This build could not be published.', remote, version, reason: error.message });
    }
  }
}
