import { withTexts } from '@rendezvous/client/screen-texts';
import { SponsoredCard } from './sponsored-card';
import { sponsoredTexts } from './texts';

/** A sponsored card with its words: who is shown none carries neither. */
export const SponsoredPart = withTexts([sponsoredTexts], SponsoredCard);
