import { cp, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { Config } from '@rendezvous/server/config';
import { type ReleaseFacts, Releases } from '@rendezvous/site';

/** Name of the facts file that every build writes beside its files. */
const FACTS = 'release.json';
const BUILD_NAMES = /^(shell|mfe-[a-z]+)$/;

/** Where the files of releases are on disk: one immutable folder a version. */
@Injectable()
export class ReleaseFiles {
  private readonly logger = new Logger(ReleaseFiles.name);

  constructor(
    private readonly config: Config,
    private readonly releases: Releases,
  ) {}

  get folder(): string {
    return join(this.config.dataDir, 'releases');
  }

  /** Records what was built in this checkout, so that the first start has releases; a version that is there already only stays current. */
  async publishBuilds(workspace: string): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const names = (await readdir(workspace)).filter((name) => BUILD_NAMES.test(name) && existsSync(join(workspace, name, 'dist', FACTS)));
    for (const name of names) await this.publish(join(workspace, name, 'dist'));
  }

  private async publish(build: string): Promise<void> {
    const facts = JSON.parse(await readFile(join(build, FACTS), 'utf8')) as ReleaseFacts;
    const folder = `${facts.name}/${facts.version}`;
    const target = join(this.folder, folder);
    if (!existsSync(target)) await copyWhole(build, target);
    await this.releases.record({ facts, folder });
    this.logger.debug({ msg: 'Published a build.', remote: facts.name, version: facts.version });
  }
}

/** A reader sees the folder whole or not at all. */
const copyWhole = async (from: string, to: string): Promise<void> => {
  const draft = `${to}.${process.pid}.draft`;
  await mkdir(join(to, '..'), { recursive: true });
  await rm(draft, { recursive: true, force: true });
  await cp(from, draft, { recursive: true });
  try {
    await rename(draft, to);
  } catch (fault) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(to)) throw fault;
  }
};
