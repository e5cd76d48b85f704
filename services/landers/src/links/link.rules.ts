import { ownPath } from '@rendezvous/contracts/kernel';
import type { LinkParameters } from '@rendezvous/contracts/landers/links';
import { keptValue } from '@rendezvous/site';
import { LanderFault } from '../variants/lander-fault.js';

/** Longer addresses are cut by mail programs and advertising platforms; a QR code of more is too fine for a phone. */
const LINK_MAX = 1500;

const faultOf = ([name, value]: readonly [string, string]): string[] => {
  const kept = keptValue(value);
  if (kept === null) return [`${name} shows nothing; leave it out instead.`];
  return kept === value
    ? []
    : [`${name} would be kept as "${kept}": at most 200 bytes, nothing that cannot be seen, and no space at its ends are kept.`];
};

/**
 * A whole address with what a campaign adds to it.
 * @param origin of the site, `https://love.example`
 * @param path of the site's own; it may have a query
 * Throws a `LanderFault` with every value that the site would not keep as it stands.
 */
export const linkTo = (origin: string, path: string, parameters: LinkParameters): string => {
  const own = ownPath(path);
  if (own === null) throw new LanderFault(`"${path}" is no address of this site, such as /members?gender=female.`);
  const given = Object.entries(parameters);
  const faults = given.flatMap(faultOf);
  if (faults.length > 0) throw new LanderFault(faults.join('\n'));
  const link = new URL(own, `${origin}/`);
  for (const [name, value] of given) link.searchParams.set(name, value);
  if (link.href.length > LINK_MAX)
    throw new LanderFault(`The link has ${link.href.length} characters; with more than ${LINK_MAX} it does not arrive whole everywhere.`);
  return link.href;
};
