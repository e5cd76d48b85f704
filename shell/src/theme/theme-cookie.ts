import { THEME_COOKIE, type Theme } from '@rendezvous/contracts/theme';

const COOKIE_DAYS = 365;

/** Keeps a choice, lax; forgets it for whoever wants what the system says. */
export const writeThemeCookie = (theme: Theme | null): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const life = theme === null ? 0 : COOKIE_DAYS * 86_400;
  document.cookie = `${THEME_COOKIE}=${theme ?? ''}; Path=/; Max-Age=${life}; SameSite=Lax${secure}`;
};
