import { explicit, type SearchArgs, searchAddress } from '../members/search-url';

export const STEPS = ['who', 'where', 'age', 'interests'] as const;

export type StepName = (typeof STEPS)[number];

/** The question that an address asks, from 1; the first when it says none that there is. */
export const stepOf = (params: URLSearchParams): number => {
  const step = Number(params.get('step'));
  return Number.isInteger(step) && step >= 1 && step <= STEPS.length ? step : 1;
};

/** The address of a question, with the answers so far; after the last one that of the results. */
export const finderAddress = (step: number, answers: SearchArgs): string => {
  if (step > STEPS.length) return searchAddress(explicit(answers));
  const params = new URLSearchParams(searchAddress(answers).split('?')[1]);
  if (step > 1) params.set('step', String(step));
  const query = params.toString();
  return query === '' ? '/match-finder' : `/match-finder?${query}`;
};
