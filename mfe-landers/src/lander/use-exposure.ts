import { useEffect } from 'react';
import { useSettings } from '@rendezvous/client';
import { exposeLander } from '@rendezvous/contracts/landers/exposures';
import type { Lander } from '@rendezvous/contracts/landers/landers';

/** Tells the server once that somebody who agreed to be measured sees a lander that is compared with others. */
export const useExposure = ({ slug, compared, preview }: Pick<Lander, 'slug' | 'compared' | 'preview'>): void => {
  const agreed = useSettings().cookie_choice?.choice === 'all';
  const tells = agreed && compared === true && !preview;
  useEffect(() => {
    // a beacon outlives the page, and holds nothing up
    if (tells) navigator.sendBeacon(exposeLander.path, new Blob([JSON.stringify({ slug })], { type: 'application/json' }));
  }, [tells, slug]);
};
