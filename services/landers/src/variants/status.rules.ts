import { LanderFault } from './lander-fault.js';
import type { HistoryLine, VariantStatus } from './variant.js';

export interface Schedule {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

const refuseEmpty = ({ startsAt, endsAt }: Schedule): void => {
  if (startsAt !== null && endsAt !== null && startsAt >= endsAt) throw new LanderFault('The end of a schedule comes after its start.');
};

/** Serves a version, with the weight and the schedule that its folder says. */
export const publish = (version: number, weight: number, schedule: Schedule): VariantStatus => {
  refuseEmpty(schedule);
  return { state: 'published', version, weight, ...schedule };
};

export const reschedule = (status: VariantStatus, times: Schedule): VariantStatus => {
  refuseEmpty(times);
  return { ...status, ...times };
};

export const weigh = (status: VariantStatus, weight: number): VariantStatus => ({ ...status, weight });

export const withdraw = (status: VariantStatus): VariantStatus => {
  if (status.state !== 'published') throw new LanderFault('It is not published, so there is nothing to withdraw.');
  return { ...status, state: 'withdrawn' };
};

/** What was before the latest command. Undoing twice brings it again. */
export const undo = (latest: Pick<HistoryLine, 'before'> | undefined): VariantStatus => {
  if (latest === undefined) throw new LanderFault('Nothing was done to it yet.');
  return latest.before;
};

const FACTS = ['state', 'version', 'weight'] as const;
const TIMES = ['startsAt', 'endsAt'] as const;

/** Whether visitors get the same by both. */
export const isSame = (one: VariantStatus, other: VariantStatus): boolean =>
  FACTS.every((fact) => one[fact] === other[fact]) && TIMES.every((time) => one[time]?.getTime() === other[time]?.getTime());
