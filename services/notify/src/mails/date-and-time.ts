import type { MailContext } from './member-mail.js';

/** Day and time of what a mail tells, as its reader writes them, by the clock of the site. */
export const dateAndTimeOf = ({ delivery: { plannedAt }, site, translator }: Pick<MailContext, 'delivery' | 'site' | 'translator'>) => ({
  date: translator.date(plannedAt, site.timeZone),
  time: translator.time(plannedAt, site.timeZone),
});
