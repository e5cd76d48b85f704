import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The versions that builds of these projects would have, by the sources of a checkout. */
export const sourceVersions = (checkout: string, projects: readonly string[]): Record<string, string> => {
  const script = `import { sourceVersion } from ${JSON.stringify(join(checkout, 'libs/federation/src/source-version.mjs'))};
    const versions = ${JSON.stringify(projects)}.map((name) => [name, sourceVersion(${JSON.stringify(checkout)} + '/' + name)]);
    console.log(JSON.stringify(Object.fromEntries(versions)));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })) as Record<string, string>;
};
