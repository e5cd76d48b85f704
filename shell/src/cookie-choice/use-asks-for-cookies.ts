import { useLocation } from 'react-router-dom';
import { useSettings } from '@rendezvous/client';
import { usePageLayout } from '../layout/use-page-layout';

/**
 * The page that explains cookies has the choice in its text. Forms that somebody came to fill in are not lain over: nothing is measured
 * meanwhile, and the next page asks.
 */
const UNASKED = ['/pages/cookies', '/signup', '/complete-signup'];

/** Whether the visitor is asked on this page what may be kept of them. */
export const useAsksForCookies = (): boolean => {
  const { cookie_choice: choice } = useSettings();
  const { pathname } = useLocation();
  const layout = usePageLayout();
  // undefined: an older gateway, which keeps no choice; a conversation needs its lower edge to write in
  return choice === null && !UNASKED.includes(pathname) && (layout === 'default' || layout === 'lander');
};
