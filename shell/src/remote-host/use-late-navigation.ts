import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isSlow } from './connection';
import { suspendedMs } from './tries.rules';

const LOOK_MS = 500;

/**
 * Calls when a navigation has waited too long for its screen. It waits with the screen before still shown, so that nothing but the address
 * tells of it.
 */
export const useLateNavigation = (onLate: () => void): void => {
  const { pathname } = useLocation();
  const late = useEffectEvent(onLate);
  // the address lies outside React
  useEffect(() => {
    const address = () => window.location.pathname;
    // a router that is not the browser's says nothing of the address
    if (address() !== pathname) return undefined;
    let [asked, since] = [pathname, Date.now()];
    const timer = setInterval(() => {
      if (address() === pathname || address() !== asked) [asked, since] = [address(), Date.now()];
      else if (Date.now() - since >= suspendedMs(isSlow())) {
        clearInterval(timer);
        late();
      }
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [pathname]);
};
