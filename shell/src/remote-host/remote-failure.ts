import type { FailureCode, FailurePhase } from '@rendezvous/contracts/releases';
import { faultOf } from './files';

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

/** As the builds' script and style loaders throw it. */
const isChunkFault = (fault: unknown): boolean =>
  fault instanceof Error && (fault.name === 'ChunkLoadError' || ('code' in fault && fault.code === 'CSS_CHUNK_LOAD_FAILED'));

/** What a remote threw, told as a failure: a screen's files did not come, or else it failed while it was drawn. */
export const failureOf = (fault: unknown, entry: string): RemoteFailure => {
  if (fault instanceof RemoteFailure) return fault;
  return isChunkFault(fault)
    ? new RemoteFailure('chunk', faultOf(entry) ?? 'unreachable', fault)
    : new RemoteFailure('render', 'threw', fault);
};
