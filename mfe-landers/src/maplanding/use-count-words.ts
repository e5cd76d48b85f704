import { useIntl } from 'react-intl';
import type { RoughCount } from '@rendezvous/contracts/search/member-counts';

/** Says a count in words: "about 240 people", "a few people". */
export const useCountWords = (): ((members: RoughCount) => string) => {
  const intl = useIntl();
  return (members) =>
    members === null ? intl.formatMessage({ id: 'landers.map.few' }) : intl.formatMessage({ id: 'landers.map.about' }, { members });
};
