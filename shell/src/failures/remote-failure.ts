import type { FailureCode, FailurePhase } from '@rendezvous/contracts/releases';
import { faultOf } from '../files/files';

/** A remote did not work: where, and how. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';

  constructor(
    readonly phase: FailurePhase,
    readonly code: FailureCode,
    cause?: unknown,
  ) {
    super(`The remote failed (${phase}, ${code}).`, { cause });
  }
}

/** As the builds' loaders throw it. */
export const isChunkFault = (fault: unknown): boolean => fault instanceof Error && fault.name === 'ChunkLoadError';

/** How a remote's own step failed that loads files first: they did not come, or else it threw. */
export const codeOfStep = (fault: unknown, entry: string): FailureCode =>
  isChunkFault(fault) ? (faultOf(entry) ?? 'unreachable') : 'threw';

/** What a remote threw while it was shown, told as a failure: a screen's files did not come, or else it failed while it was drawn. */
export const failureOf = (fault: unknown, entry: string): RemoteFailure =>
  fault instanceof RemoteFailure ? fault : new RemoteFailure(isChunkFault(fault) ? 'chunk' : 'render', codeOfStep(fault, entry), fault);
