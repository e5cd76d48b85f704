import { CookieBar } from '../cookie-choice/cookie-bar';
import { useAsksForCookies } from '../cookie-choice/use-asks-for-cookies';
import { usePageBeacon } from '../page-hidden/use-page-beacon';
import { PartTexts } from './part-texts';

/** What comes to a page after its first screen. */
export const Parts = () => {
  usePageBeacon();
  const asksForCookies = useAsksForCookies();
  return asksForCookies ? (
    <PartTexts>
      <CookieBar />
    </PartTexts>
  ) : null;
};
