import type { SiteSettings } from './site-settings.js';

/** One site: a host name, its time zone (days and daily limits follow it) and its settings, complete. */
export interface Site {
  readonly id: number;
  readonly host: string;
  /** IANA name, for example `Europe/Zurich`. */
  readonly timeZone: string;
  readonly settings: SiteSettings;
}
