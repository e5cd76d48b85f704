import type { FailureCode, FailurePhase } from '@rendezvous/contracts/releases';
import { isChunkFault } from './remote-failure';

/** How the shell failed. */
interface ShellFailure {
  /** null: a file that could not be had, which is reported where it is asked for. */
  readonly phase: FailurePhase | null;
  readonly code: FailureCode;
}

/** What the shell's start, or a page of it, threw, told as a failure. @param phase where it threw, unless a file is at fault */
export const shellFailureOf = (fault: unknown, phase: FailurePhase): ShellFailure => {
  // of several tries, such as one in each language, the first says most
  if (fault instanceof AggregateError) return shellFailureOf(fault.errors[0], phase);
  if (!isChunkFault(fault)) return { phase, code: 'threw' };
  const { type } = fault as { readonly type?: unknown };
  // as the build's loader tells it: the file ran, and what it should have brought is not there
  if (type === 'missing') return { phase: 'chunk', code: 'incomplete' };
  return { phase: null, code: type === 'timeout' ? 'timeout' : 'unreachable' };
};
