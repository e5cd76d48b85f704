import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from './system-package.mjs';
import { WORKSPACE, run } from './workspace.mjs';

/** Where they lie: read by services/billing/src/testing/official-schemas.ts. */
const FOLDER = join(WORKSPACE, 'var/bank-schemas');
const MESSAGES = ['pain.008.001.08', 'pain.001.001.09', 'pain.002.001.10', 'camt.052.001.08'];
/** A banking library whose archive has them as ISO publishes them. It is looked into, not installed: it would bring a Java. */
const PACKAGE = 'libhbci4j-core-java';

const found = () => MESSAGES.every((message) => existsSync(join(FOLDER, `${message}.xsd`)));

const download = async (cwd) => {
  const fetched = () => run('apt-get', ['download', '-qq', PACKAGE], { quietly: true, cwd });
  try {
    await fetched();
  } catch (error) {
    if (process.getuid?.() !== 0) throw error;
    await run('apt-get', ['update', '-qq'], { quietly: true });
    await fetched();
  }
  return readdirSync(cwd).find((name) => name.endsWith('.deb'));
};

const unpack = async () => {
  mkdirSync(FOLDER, { recursive: true });
  const work = mkdtempSync(join(FOLDER, 'unpacking-'));
  try {
    await run('dpkg-deb', ['--extract', await download(work), '.'], { quietly: true, cwd: work });
    const { unzipSync } = await import('fflate');
    const wanted = new Set(MESSAGES.map((message) => `${message}.xsd`));
    const archive = readFileSync(join(work, 'usr/share/java/hbci4j-core.jar'));
    for (const [name, content] of Object.entries(unzipSync(archive, { filter: (file) => wanted.has(file.name) }))) {
      writeFileSync(join(work, name), content);
      renameSync(join(work, name), join(FOLDER, name));
    }
    if (!found()) throw new Error(`${PACKAGE} has not all of them.`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};

/**
 * The schemas that ISO publishes of what we write to a bank and read from it, for the tests: out of a package of Debian or Ubuntu, where that is this
 * system; once fetched they stay. @returns whether they are there
 */
export const ensureBankSchemas = async () =>
  found() || (existsSync('/usr/bin/apt-get') && (await attempt("Fetching ISO's schemas of bank messages", unpack)) && found());
