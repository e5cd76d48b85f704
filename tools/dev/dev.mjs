import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { openRegistry, releaseOf } from '@rendezvous/site';
import { loadConfig } from '@rendezvous/server/config';
import { openDatabase } from '@rendezvous/server/platform';
import { freePortFrom } from '../setup/free-port.mjs';
import { run, runTool, say, step } from '../setup/workspace.mjs';
import { startDevServer } from './dev-server.ts';
import { GatewayProcess } from './gateway-process.ts';
import { readyLine, servedBy } from './names.rules.ts';
import { watchSources } from './watch-sources.ts';

const FIRST_DEV_PORT = 4100;

const remotesOf = (workspace) =>
  readdirSync(workspace).filter((name) => /^mfe-[a-z]+$/.test(name) && existsSync(join(workspace, name, 'descriptor.json')));

const serviceSources = (workspace) =>
  [
    'libs/contracts/src',
    'libs/server/src',
    'tools/demo',
    ...readdirSync(join(workspace, 'services')).map((name) => `services/${name}/src`),
  ].map((folder) => join(workspace, folder));

/** Ports that are free now and differ. */
const freePorts = async (count) => {
  const ports = [];
  for (let next = FIRST_DEV_PORT; ports.length < count; next = ports.at(-1) + 1) ports.push(await freePortFrom(next));
  return ports;
};

/** There is a build that pages can be made of; one that a release refused may still lie there. */
const isBuilt = (workspace, name) => {
  const file = join(workspace, name, 'dist/release.json');
  if (!existsSync(file)) return false;
  try {
    return releaseOf({ facts: JSON.parse(readFileSync(file, 'utf8')), folder: name }, new Date()).remote === name;
  } catch {
    return false;
  }
};

/** What runs until it is ended; the last begun ends first. */
export class Running {
  #ends = [];

  add(end) {
    this.#ends.push(end);
  }

  async stop() {
    for (const end of this.#ends.splice(0).toReversed()) await end();
  }
}

/** Runs the product for whoever works on some of its remotes. `PORT` is set. @returns its address and how to end it */
export const dev = async (workspace, names, running) => {
  const served = servedBy(names, remotesOf(workspace));
  Logger.overrideLogger(['warn', 'error']);
  const config = loadConfig();
  // held open here, so that a restart of the gateway finds it running
  const database = await openDatabase(config);
  running.add(() => database.stop());

  const ports = await freePorts(served.fromSource.length);
  const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
  const gateway = new GatewayProcess({ workspace, env: process.env, devServers: addresses });
  running.add(() => gateway.stop());

  const serveSources = async () => {
    const pageOrigin = new URL(config.publicUrl).origin;
    for (const [index, name] of served.fromSource.entries()) {
      const server = await startDevServer(name, { workspace, port: ports[index], pageOrigin, say });
      running.add(() => server.stop());
    }
  };
  const tool = (file) => join(workspace, 'tools', file);
  const startProduct = async () => {
    await run(process.execPath, ['--import', tool('source/register.mjs'), tool('demo/load/main.ts'), '--if-missing']);
    const registry = await openRegistry(config, database.url);
    const recorded = await registry.releases.current().finally(() => registry.close());
    const missing = served.fromRelease.filter((name) => !recorded[name] && !isBuilt(workspace, name));
    if (missing.length > 0) {
      const projects = missing.map((name) => `@rendezvous/${name}`).join(',');
      await step(`Building ${missing.join(', ')}, of which there is no release`, () =>
        runTool('nx/dist/bin/nx.js', ['run-many', '-t', 'build', '-p', projects, '--outputStyle=static'], { quietly: true }),
      );
    }
    await gateway.restart();
  };
  await Promise.all([serveSources(), startProduct()]);

  running.add(
    watchSources(serviceSources(workspace), () => {
      say('→ The services changed.');
      void gateway
        .restart()
        .then((ready) => say(ready ? '✓ The gateway runs again.' : '✗ The gateway did not start; it is tried again at the next change.'));
    }),
  );
  return readyLine(config.publicUrl, served);
};
