import { CookieBar } from '../cookie-choice/cookie-bar';
import { useAsksForCookies } from '../cookie-choice/use-asks-for-cookies';
import { usePageBeacon } from '../page-hidden/use-page-beacon';
import { EntryWarning } from '../site-entry/entry-warning';
import { useEntryWarning } from '../site-entry/use-entry-warning';
import { PartTexts } from '../late-texts/part-texts';

/** What comes to a page after its first screen. */
export const Parts = () => {
  usePageBeacon();
  const asksForCookies = useAsksForCookies();
  const [warns, dismissWarning] = useEntryWarning();
  return asksForCookies || warns ? (
    <PartTexts>
      {asksForCookies ? <CookieBar /> : null}
      {warns ? <EntryWarning onClose={dismissWarning} /> : null}
    </PartTexts>
  ) : null;
};
