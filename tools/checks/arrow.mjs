import '../source/register.mjs';
import { cruise } from 'dependency-cruiser';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { folderCycles } = await import('./folder-cycles.rules.ts');

const PROJECTS = /^(shell|libs|services|tools|e2e|mfe-.+)$/;

const cycleText = ({ parent, folders, edges }) =>
  [`  folders in a cycle in ${parent}: ${folders.join(', ')}`, ...edges.map((edge) => `    ${edge}`)].join('\n');

/** The arrow between projects and the cycles between files and between folders, by the rules at the root. @returns what is wrong, or null */
export const checkArrow = async (workspace) => {
  const { default: config } = await import(pathToFileURL(join(workspace, '.dependency-cruiser.mjs')).href);
  const places = readdirSync(workspace).filter((name) => PROJECTS.test(name));
  const { output } = await cruise(places, { ...config.options, validate: true, ruleSet: { forbidden: config.forbidden } });
  const inCycles = new Set(output.summary.violations.flatMap((violation) => (violation.cycle ?? []).map((file) => file.name ?? file)));
  process.stdout.write(`files in cycles: ${inCycles.size} (of ${output.summary.totalCruised})\n`);
  const cycles = folderCycles(output.modules);
  process.stdout.write(`folders in cycles: ${cycles.flatMap(({ folders }) => folders).length}\n`);
  const faults = output.summary.violations.map(
    ({ rule, from, to, comment }) => `  ${rule.name}: ${from} → ${to}${comment ? ` (${comment})` : ''}`,
  );
  faults.push(...cycles.map(cycleText));
  return faults.length === 0 ? null : faults.join('\n');
};
