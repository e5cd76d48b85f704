import { EXPORT_HOURS } from '@rendezvous/contracts/account/export';
import { hours } from '@rendezvous/contracts/kernel';
import type { ExportEntity } from './export.entity.js';

/** How long a file can be fetched. */
const KEPT_MS = hours(EXPORT_HOURS);
/** The span in which asking is limited. */
const DAY_MS = hours(24);
/** Nothing takes so long: what was not made by then is asked for anew. */
const MAKING_MS = hours(1);

export const fetchableUntil = (readyAt: Date): Date => new Date(readyAt.getTime() + KEPT_MS);

export const isFetchable = ({ state, readyAt }: Pick<ExportEntity, 'state' | 'readyAt'>, now: Date): boolean =>
  state === 'ready' && readyAt !== null && fetchableUntil(readyAt) > now;

/** What began before these is over. */
export const endsAt = (now: Date): { readonly ready: Date; readonly making: Date; readonly counted: Date } => ({
  ready: new Date(now.getTime() - KEPT_MS),
  making: new Date(now.getTime() - MAKING_MS),
  counted: new Date(now.getTime() - DAY_MS),
});
