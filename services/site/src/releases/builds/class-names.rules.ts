import { ReleaseFault } from './release-fault.js';
import type { ReleaseFacts } from './release.js';

/** So many are named; they tend to differ all at once. */
const MOST_NAMED = 3;

/** Every class that a server writes into pages and the styles for browsers call otherwise, or do not have, in words. */
const differences = ({ browser, server }: NonNullable<ReleaseFacts['classNames']>): string[] =>
  Object.entries(server).flatMap(([file, names]) =>
    Object.entries(names).flatMap(([local, name]) => {
      const other = browser[file]?.[local];
      return other === name ? [] : [`${local} of ${file} is ${name} for servers and ${other ?? 'missing'} for browsers`];
    }),
  );

/** Why a page that the one build draws would not have the look that comes with the other; nothing when both call their classes the same. */
export const classNameFaults = ({ classNames }: Pick<ReleaseFacts, 'classNames'>): string[] => {
  const all = classNames ? differences(classNames) : [];
  if (all.length === 0) return [];
  const [named, more] = [all.slice(0, MOST_NAMED).join('; '), all.length - MOST_NAMED];
  return [
    `Its two builds call classes differently, so drawn pages would lose their look: ${named}${more > 0 ? `; and ${more} more` : ''}. ` +
      'Give css-loader the same options and context in both (libs/federation/src/preset.mjs), and build again.',
  ];
};

/** What nobody released by hand is looked at as well: the shell goes out with the gateway. */
export const refuseRenamedClasses = (facts: ReleaseFacts): void => {
  const [fault] = classNameFaults(facts);
  if (fault !== undefined) throw new ReleaseFault(`${facts.name} ${facts.version}: ${fault}`);
};
