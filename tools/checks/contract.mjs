import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractReport } from './contract/report.mjs';

const { brokenPromises } = await import('./contract/promises.rules.ts');

const fileOf = (workspace) => join(workspace, 'docs/contract.txt');

const states = async (workspace) => {
  const now = await contractReport(workspace);
  const file = fileOf(workspace);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return { file, before, now, broken: brokenPromises(before, now) };
};

const brokenText = (faults) =>
  [
    '  An older remote could not live with this contract:',
    ...faults.map((fault) => `    ${fault}`),
    '  Let answers only grow and requests tolerate absence, or raise CONTRACT in libs/contracts/src/releases.ts;',
    '  for FACADE and UI the second number of the version in libs/client/package.json or libs/ui/package.json.',
  ].join('\n');

/** The report in git is that of the source, and nothing broke without another number. @returns what is wrong, or null */
export const checkContract = async (workspace) => {
  const { before, now, broken } = await states(workspace);
  if (broken.length > 0) return brokenText(broken);
  return before === now ? null : '  docs/contract.txt is not that of the source: run "npm run contract" and read what changed.';
};

/** Writes the report, unless something broke. @returns what is wrong, or null */
export const writeContract = async (workspace) => {
  const { file, now, broken } = await states(workspace);
  if (broken.length > 0) return brokenText(broken);
  writeFileSync(file, now);
  return null;
};
