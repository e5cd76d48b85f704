import type { Site, Sites } from '@rendezvous/site';
import type { OpenSites } from './with-sites.js';

/** Something that whoever types the command can mend. */
export class SitesFault extends Error {
  override readonly name = 'SitesFault';
}

export interface Call {
  readonly open: OpenSites;
  readonly words: readonly string[];
  readonly actor: string;
}

/** Refuses a host that is none. */
export const siteOf = async (sites: Sites, host: string | undefined): Promise<Site> => {
  const all = await sites.all();
  const site = all.find((one) => one.host === host);
  if (site === undefined)
    throw new SitesFault(`There is no site ${host ?? 'without a host'}. There is: ${all.map((one) => one.host).join(', ')}`);
  return site;
};
