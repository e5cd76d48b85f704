import type { Locale } from '@rendezvous/contracts/reference';

const COOKIE_DAYS = 365;

/** The locale cookie lives 365 days, lax. */
export const writeLocaleCookie = (locale: Locale): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `locale=${locale}; Path=/; Max-Age=${COOKIE_DAYS * 86_400}; SameSite=Lax${secure}`;
};
