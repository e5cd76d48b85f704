import type { HistoryLine } from '@rendezvous/site';

/** What the history tells of a release that nobody saw run. */
export const UNPROVEN = { unproven: 1 } as const;

/** The figures of a line of the history, for people. */
export const told = (figures: NonNullable<HistoryLine['figures']>): string => {
  if (figures['unproven']) return 'unproven';
  const { screens, seconds } = figures;
  return screens === undefined || seconds === undefined ? JSON.stringify(figures) : `proven on ${screens} screens in ${seconds} s`;
};
