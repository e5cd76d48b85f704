import { useIntl } from 'react-intl';
import { landersApi } from '../landers.api';
import { type PickedInterest, PICKABLE } from './interest-places';

/** So many make a search. */
export const PICKS = 3;

/** Interests in the address of a search. */
export const interestsOf = (picked: readonly PickedInterest[]): string => PICKABLE.filter((interest) => picked.includes(interest)).join();

/** Says how many members share what is picked, or what is still to do; empty where nothing can be said. */
export const useSharedCount = (picked: readonly PickedInterest[]): string => {
  const intl = useIntl();
  const full = picked.length >= PICKS;
  const { currentData, error } = landersApi.useLandersInterestCountsQuery({ interests: interestsOf(picked) }, { skip: !full });
  if (picked.length === 0) return '';
  if (!full) return intl.formatMessage({ id: 'landers.social.left' }, { left: PICKS - picked.length });
  // the search says the same: the way there stays open
  if (error !== undefined) return '';
  if (currentData === undefined) return intl.formatMessage({ id: 'landers.social.counting' });
  const { members } = currentData;
  if (members === undefined) return '';
  if (members === 0) return intl.formatMessage({ id: 'landers.social.nobody' });
  return members === null
    ? intl.formatMessage({ id: 'landers.social.few' })
    : intl.formatMessage({ id: 'landers.social.about' }, { members });
};
