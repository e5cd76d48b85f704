import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettings } from '@rendezvous/client';
import { followHidden } from './page-beacon';

/** Tells the server when the page is hidden, for as long as its visitor agrees to be measured. */
export const usePageBeacon = (): void => {
  const agreed = useSettings().cookie_choice?.choice === 'all';
  const { pathname } = useLocation();
  const seen = useRef(new Set<string>());
  useEffect(() => void seen.current.add(pathname), [pathname]);
  useEffect(() => (agreed ? followHidden(() => seen.current.size > 1) : undefined), [agreed]);
};
