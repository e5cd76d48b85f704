import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isSlow } from '../files/connection';
import { suspendedMs } from '../files/tries.rules';

const LOOK_MS = 500;

/**
 * Calls when a navigation has waited too long for its screen. It waits with the screen before still shown, so that nothing but the address
 * tells of it.
 */
export const useNavigationTimeout = (onLate: () => void): void => {
  const { pathname } = useLocation();
  const late = useEffectEvent(onLate);
  // the address lies outside React
  useEffect(() => {
    const address = () => window.location.pathname;
    // a router that is not the browser's says nothing of the address
    if (address() !== pathname) return undefined;
    let asked = pathname;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (address() === asked) return;
      asked = address();
      clearTimeout(timer);
      if (asked !== pathname) timer = setTimeout(() => late(), suspendedMs(isSlow()));
    };
    const { navigation } = globalThis as { readonly navigation?: EventTarget };
    navigation?.addEventListener('currententrychange', look);
    // older browsers do not tell of it
    const looking = navigation ? undefined : setInterval(look, LOOK_MS);
    return () => {
      navigation?.removeEventListener('currententrychange', look);
      clearInterval(looking);
      clearTimeout(timer);
    };
  }, [pathname]);
};
