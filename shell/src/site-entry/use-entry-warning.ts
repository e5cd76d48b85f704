import { useSyncExternalStore } from 'react';
import { useDismissed, useSettings, useUser } from '@rendezvous/client';
import { usePageLayout } from '../layout/use-page-layout';

const HIDDEN_DAYS = 30;

/** Whether the site runs as an app that was put on the device: whoever did that knows it. */
const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)').matches ||
  // how Safari on a phone says it
  (navigator as { standalone?: boolean }).standalone === true;

/** A page does not become an app while it is open. */
const follow = () => () => {};

/** A server cannot look: it draws no dialog. */
const notWarned = () => true;

/** Whether a visitor is warned on this page of what the site is, and what keeps it away for 30 days. */
export const useEntryWarning = (): [boolean, () => void] => {
  const {
    enable_site_entry_popup: enabled,
    site_entry_countries: countries,
    geoip_country: here,
    geoip_selected_country: chosen,
  } = useSettings();
  const isVisitor = useUser() === null;
  const layout = usePageLayout();
  const [dismissed, dismiss] = useDismissed('site-entry', HIDDEN_DAYS);
  const installed = useSyncExternalStore(follow, isInstalled, notWarned);
  const warns = isVisitor && !installed && !dismissed && enabled !== 'no' && countries.includes(chosen ?? here) && layout === 'default';
  return [warns, dismiss];
};
