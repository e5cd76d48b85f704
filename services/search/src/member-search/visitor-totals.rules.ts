import { FEW_MEMBERS } from '@rendezvous/contracts/search/member-counts';
import type { SearchResult } from '@rendezvous/contracts/search/members';
import { roughly } from '../rough-count/rough-count.rules.js';

/** @param inSight how many of them the answer shows */
const told = (total: number, inSight: number): Pick<SearchResult, 'total' | 'total_is'> => {
  const rough = roughly(total);
  if (rough === null) return { total: inSight === 0 ? FEW_MEMBERS - 1 : inSight, total_is: 'few' };
  return rough === 0 ? { total: 0 } : { total: rough, total_is: 'about' };
};

/** A result as visitors are told it: the same members on the same pages, and totals as every count for whoever only looks. */
export const forVisitors = (result: SearchResult): SearchResult => ({
  ...result,
  ...told(result.total, result.members.length),
  ...(result.relaxed && { relaxed: result.relaxed.map((one) => ({ ...one, ...told(one.total, 0) })) }),
});
