import type { Gender } from '@rendezvous/contracts/reference';
import { explicit, type SearchArgs, searchAddress } from '../members/search-url';

export const STEPS = ['who', 'where', 'age', 'interests'] as const;

export type StepName = (typeof STEPS)[number];

/** The questions that have more than one answer: whoever looks for one gender is not asked whom. */
export const stepsFor = (genders: readonly Gender[]): readonly StepName[] => (genders.length > 1 ? STEPS : STEPS.slice(1));

/** The question that an address asks, from 1; the first when it says none that there is. */
export const stepOf = (params: URLSearchParams, steps: readonly StepName[]): number => {
  const step = Number(params.get('step'));
  return Number.isInteger(step) && step >= 1 && step <= steps.length ? step : 1;
};

/** The address of a question, with the answers so far; after the last one that of the results. */
export const finderAddress = (step: number, answers: SearchArgs, steps: readonly StepName[]): string => {
  if (step > steps.length) return searchAddress(explicit(answers));
  const params = new URLSearchParams(searchAddress(answers).split('?')[1]);
  if (step > 1) params.set('step', String(step));
  const query = params.toString();
  return query === '' ? '/match-finder' : `/match-finder?${query}`;
};
