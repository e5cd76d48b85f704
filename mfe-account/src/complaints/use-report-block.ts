import { useState } from 'react';
import { useBlock, useRefusalSentence, useUnblock } from '@rendezvous/client';

export interface ReportBlock {
  /** `before`: blocked before the report was sent; `ended`: taken back again. */
  readonly state: 'none' | 'before' | 'blocked' | 'ended';
  readonly busy: boolean;
  /** Why the last try failed. */
  readonly fault: string | null;
  readonly block: () => void;
  readonly unblock: () => void;
}

/** Blocking whom one has reported, and taking that back. @param before they were blocked when the report arrived */
export const useReportBlock = (memberId: number, before: boolean): ReportBlock => {
  const sentence = useRefusalSentence();
  const [block, blocking] = useBlock();
  const [unblock, unblocking] = useUnblock();
  const [changed, setChanged] = useState<'blocked' | 'ended' | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const run = async (work: Promise<{ readonly error?: unknown }>, then: 'blocked' | 'ended'): Promise<void> => {
    setFault(null);
    const { error } = await work;
    if (error === undefined) setChanged(then);
    else setFault(sentence(error));
  };
  return {
    state: changed ?? (before ? 'before' : 'none'),
    busy: blocking.isLoading || unblocking.isLoading,
    fault,
    block: () => void run(block({ memberId }), 'blocked'),
    unblock: () => void run(unblock({ memberId }), 'ended'),
  };
};
