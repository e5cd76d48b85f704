import type { FieldFault, RefusalParams } from '@rendezvous/contracts/refusals';
import type { ApiFault } from './base-query';

/** What a refused call says: the code of the contract, values for its sentence, and faults of single fields. */
export interface RefusalFacts {
  readonly code: string;
  readonly params: RefusalParams;
  readonly fields: readonly FieldFault[];
  readonly requestId: string | null;
}

const isFault = (error: unknown): error is ApiFault => typeof error === 'object' && error !== null && 'status' in error && 'body' in error;

/** True when no answer came at all. */
export const isNetworkFault = (error: unknown): boolean => isFault(error) && error.status === 0;

/** Reads a failed call; null when the value is no failed call. An answer without our body counts as `server.error`. */
export const refusalOf = (error: unknown): RefusalFacts | null => {
  if (!isFault(error)) return null;
  if (error.status === 0) return { code: 'network', params: {}, fields: [], requestId: null };
  const body = error.body?.error;
  if (!body) return { code: error.status === 503 ? 'server.unavailable' : 'server.error', params: {}, fields: [], requestId: null };
  return { code: body.code, params: body.params ?? {}, fields: body.fields ?? [], requestId: body.requestId };
};
