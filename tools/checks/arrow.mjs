import '../source/register.mjs';
import { cruise } from 'dependency-cruiser';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { folderCycles } = await import('./folder-cycles.rules.ts');

const PROJECTS = /^(shell|libs|services|tools|e2e|mfe-.+)$/;

/** Where folders may still import each other in circles. Nothing is added here. */
const FOLDER_CYCLES_LEFT = new Set([
  'libs/client/src',
  'libs/ui/src',
  'mfe-chat/src',
  'services/account/src',
  'services/billing/src',
  'services/chat/src',
  'services/gateway/src',
  'services/notify/src',
  'shell/src',
]);

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
  const [left, refused] = [true, false].map((isLeft) => cycles.filter(({ parent }) => FOLDER_CYCLES_LEFT.has(parent) === isLeft));
  if (left.length > 0) process.stdout.write(`${left.map(cycleText).join('\n')}\n`);
  const faults = output.summary.violations.map(
    ({ rule, from, to, comment }) => `  ${rule.name}: ${from} → ${to}${comment ? ` (${comment})` : ''}`,
  );
  faults.push(...refused.map(cycleText));
  return faults.length === 0 ? null : faults.join('\n');
};
