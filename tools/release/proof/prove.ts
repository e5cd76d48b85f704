import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LaunchOptions, chromium } from '@playwright/test';
import type { RemoteScreens } from '@rendezvous/client/testing/screens';
import type { Releasing } from '@rendezvous/gateway/document';
import { type LiveReleases, type OpenRegistry, RELEASES_PREFIX, ReleaseFault, releaseOf } from '@rendezvous/site';
import { type Candidate, composedWith } from '../composed.js';
import { type Tab, look, openTab } from './look.js';
import { type Mount, mountsOf } from './mounts.rules.js';
import { serveProof } from './proof-server.js';
import { sightFaults } from './sight.rules.js';

/** Tabs at once. */
const TABS = 3;

/** What a proof found. */
export interface Proof {
  /** Screens that were shown, each in each of its states. */
  readonly mounts: number;
  readonly seconds: number;
  readonly faults: readonly string[];
}

/** What a proof needs beside what is live. */
export interface Means {
  readonly live: LiveReleases;
  readonly folders: Pick<OpenRegistry['folders'], 'read'>;
  /** What the team of a remote says that its screens are answered. */
  readonly screensOf: (remote: string) => Promise<RemoteScreens>;
  /** How a browser is started; rejects when there is none. */
  readonly browser: () => Promise<LaunchOptions>;
}

const filesOf = ({ facts, build }: Candidate, { shell, remotes }: Releasing, folders: Means['folders']) => {
  const kept = new Map<string, Promise<Buffer>>();
  const read = (path: string): Promise<Buffer> => {
    const [remote = '', version = '', file = ''] = path.split('/');
    if (remote === facts.name)
      return file in facts.files ? readFile(join(build, file)) : Promise.reject(new Error(`${path} is not of the build.`));
    const release = [shell, ...remotes.map((other) => other.release)].find((one) => one.remote === remote && one.version === version);
    return release && file in release.files ? folders.read(release, file) : Promise.reject(new Error(`${path} is not live.`));
  };
  return (path: string): Promise<Buffer> => {
    if (!kept.has(path)) kept.set(path, read(path));
    return kept.get(path)!;
  };
};

/** Shows every screen of a build once, in each of its states, in a real browser and among what is live. Nothing is released, uploaded or recorded. */
export const prove = async (candidate: Candidate, { live, folders, screensOf, browser }: Means): Promise<Proof> => {
  const began = Date.now();
  const { facts } = candidate;
  const release = releaseOf({ facts, folder: '' }, new Date());
  if (!release.descriptor) throw new ReleaseFault(`${facts.name} has no descriptor.`);
  const { mounts, faults } = mountsOf(release.descriptor, await screensOf(facts.name));
  const proof = (against: readonly string[]): Proof => ({
    mounts: mounts.length,
    seconds: Math.round((Date.now() - began) / 100) / 10,
    faults: against,
  });
  if (faults.length > 0) return proof(faults);
  const releasing = composedWith(release, live);
  const running = await chromium.launch(await browser());
  const server = await serveProof(releasing, filesOf(candidate, releasing, folders));
  try {
    const looking = {
      server,
      area: release.descriptor.area,
      filesOf: ({ chunk }: Mount) => (facts.chunks[chunk] ?? []).map((file) => `${RELEASES_PREFIX}${facts.name}/${facts.version}/${file}`),
    };
    const tabs = await Promise.all(Array.from({ length: TABS }, (_, number) => openTab(running, number)));
    const others = releasing.remotes.flatMap(({ descriptor }) => (descriptor.remote === facts.name ? [] : [descriptor.area]));
    const faultsIn = async (tab: Tab, mount: Mount) => sightFaults({ remote: facts.name, others }, mount, await look(tab, mount, looking));
    const waiting = [...mounts];
    const failed: Mount[] = [];
    await Promise.all(
      tabs.map(async (tab) => {
        for (let mount = waiting.shift(); mount; mount = waiting.shift()) if ((await faultsIn(tab, mount)).length > 0) failed.push(mount);
      }),
    );
    // a busy machine is no fault of the build: what fails among others is looked at once more, alone
    const again: string[] = [];
    for (const mount of mounts.filter((one) => failed.includes(one))) again.push(...(await faultsIn(tabs[0]!, mount)));
    return proof(again);
  } finally {
    await running.close();
    await server.stop();
  }
};
