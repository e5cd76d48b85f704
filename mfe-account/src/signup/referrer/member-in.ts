import { INTEGER_MAX } from '@rendezvous/contracts/kernel';

/** The member that an address says a signup is about; null for none. */
export const memberIn = (search: URLSearchParams): number | null => {
  const memberId = Number(search.get('member'));
  return Number.isInteger(memberId) && memberId > 0 && memberId <= INTEGER_MAX ? memberId : null;
};
