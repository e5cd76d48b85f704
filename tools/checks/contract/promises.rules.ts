import { breaking } from './compare.rules.js';

/** Of what the report tells by these words, the version of the library in `libs` speaks; of all the rest the number of the contract. */
const LIBRARIES: Readonly<Record<string, string>> = { FACADE: 'facade', UI: 'ui' };

/** A number of the report's first lines, such as `ui 0.2`, as numbers to compare; none when it is not there. */
const numbersOf = (report: string, name: string): number[] =>
  (new RegExp(`^${name} ([\\d.]+)$`, 'm').exec(report)?.[1] ?? '').split('.').filter(Boolean).map(Number);

const isRaised = (before: string, now: string, name: string): boolean => {
  const [was, is] = [numbersOf(before, name), numbersOf(now, name)];
  const differs = is.findIndex((part, index) => part !== was[index]);
  return differs !== -1 && is[differs]! > (was[differs] ?? -1);
};

/** What breaks a promise to those who were built before, although the number of that promise was not raised. */
export const brokenPromises = (before: string, now: string): string[] =>
  breaking(before, now).filter((fault) => !isRaised(before, now, LIBRARIES[fault.split(' ')[0]!] ?? 'contract'));
