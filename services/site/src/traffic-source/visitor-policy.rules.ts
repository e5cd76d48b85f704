import type { SiteSettings } from '../sites/site-settings.js';
import type { TrafficSource } from './traffic-source.rules.js';

type SignupPolicy = Pick<SiteSettings, 'signups' | 'invite_only'>;
type SearchPolicy = Pick<SiteSettings, 'logged_out_search' | 'logged_out_search_trafficsource'>;

/** Whether this visitor may sign up at all. */
export const signupsOpen = ({ signups, invite_only: inviteOnly }: SignupPolicy, source: TrafficSource | null): boolean =>
  !inviteOnly && (signups === 'all' || (signups === 'with_trafficsource' && source !== null));

/** Whether this visitor may search and open profiles without a login. */
export const searchOpen = (policy: SearchPolicy, source: TrafficSource | null): boolean =>
  policy.logged_out_search !== 'none' || (policy.logged_out_search_trafficsource !== 'none' && source !== null);

/** The policies as they are for one visitor: what a traffic source opens is open to whoever has one. */
export const policiesFor = (
  settings: SignupPolicy & SearchPolicy,
  source: TrafficSource | null,
): Omit<SignupPolicy, 'invite_only'> & SearchPolicy => ({
  signups: signupsOpen(settings, source) ? 'all' : settings.signups,
  logged_out_search: searchOpen(settings, source) ? 'all' : settings.logged_out_search,
  logged_out_search_trafficsource: settings.logged_out_search_trafficsource,
});
