import type { Lander } from '@rendezvous/contracts/landers/landers';

/** The site's own sentences, in one small line. */
export const SiteTexts = ({ lander }: { readonly lander: Lander }) =>
  lander.siteTexts.length === 0 ? null : <p className="small muted">{lander.siteTexts.join(' ')}</p>;
