import type { SiteSettings } from '../sites/site-settings.js';
import type { TrafficSource } from './traffic-source.rules.js';

type SignupPolicy = Pick<SiteSettings, 'signups' | 'invite_only'>;
type SearchPolicy = Pick<SiteSettings, 'logged_out_search' | 'logged_out_search_trafficsource'>;

/** Whether this visitor may sign up at all. An invitation opens what is closed to those without one, and nothing else. */
export const signupsOpen = ({ signups, invite_only: inviteOnly }: SignupPolicy, source: TrafficSource | null, invited: boolean): boolean =>
  (invited || !inviteOnly) && (signups === 'all' || (signups === 'with_trafficsource' && source !== null));

/** Whether this visitor may search and open profiles without a login. */
export const searchOpen = (policy: SearchPolicy, source: TrafficSource | null): boolean =>
  policy.logged_out_search !== 'none' || (policy.logged_out_search_trafficsource !== 'none' && source !== null);

/** The policies as they are for one visitor: what a traffic source or an invitation opens is open to whoever has one. */
export const policiesFor = (
  settings: SignupPolicy & SearchPolicy,
  source: TrafficSource | null,
  invited: boolean,
): SignupPolicy & SearchPolicy => ({
  signups: signupsOpen(settings, source, invited) ? 'all' : settings.signups,
  invite_only: settings.invite_only && !invited,
  logged_out_search: searchOpen(settings, source) ? 'all' : settings.logged_out_search,
  logged_out_search_trafficsource: settings.logged_out_search_trafficsource,
});
