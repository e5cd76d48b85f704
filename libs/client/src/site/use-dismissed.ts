import { useCallback, useState, useSyncExternalStore } from 'react';

/** Dismissed banners come back after this time. */
const HIDDEN_DAYS = 7;

const key = (banner: string) => `rdv:dismissed:${banner}`;

const read = (banner: string, days: number): boolean => {
  try {
    return Date.now() - Number(localStorage.getItem(key(banner)) ?? 0) < days * 86_400_000;
  } catch {
    return false;
  }
};

/** What another tab dismisses stays here until the next page. */
const follow = () => () => {};

/** A server cannot look: it shows the banner. */
const notKept = () => false;

/** Whether a banner was dismissed in the last days, and how to dismiss it; kept in storage with a timestamp. */
export const useDismissed = (banner: string, days = HIDDEN_DAYS): [boolean, () => void] => {
  const [dismissed, setDismissed] = useState(false);
  const kept = useSyncExternalStore(follow, () => read(banner, days), notKept);
  const dismiss = useCallback(() => {
    setDismissed(true);
    try {
      localStorage.setItem(key(banner), String(Date.now()));
    } catch {
      // without storage it comes back with the next page
    }
  }, [banner]);
  return [dismissed || kept, dismiss];
};
