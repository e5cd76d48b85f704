import { cruise } from 'dependency-cruiser';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const PROJECTS = /^(shell|libs|services|tools|e2e|mfe-.+)$/;

/** The arrow between projects and the cycles between files, by the rules at the root. @returns what is wrong, or null */
export const checkArrow = async (workspace) => {
  const { default: config } = await import(pathToFileURL(join(workspace, '.dependency-cruiser.mjs')).href);
  const places = readdirSync(workspace).filter((name) => PROJECTS.test(name));
  const { output } = await cruise(places, { ...config.options, validate: true, ruleSet: { forbidden: config.forbidden } });
  const inCycles = new Set(output.summary.violations.flatMap((violation) => (violation.cycle ?? []).map((file) => file.name ?? file)));
  process.stdout.write(`files in cycles: ${inCycles.size} (of ${output.summary.totalCruised})\n`);
  const faults = output.summary.violations.map(
    ({ rule, from, to, comment }) => `  ${rule.name}: ${from} → ${to}${comment ? ` (${comment})` : ''}`,
  );
  return faults.length === 0 ? null : faults.join('\n');
};
