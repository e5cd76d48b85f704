import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSignupContainer } from '../frame/signup-container';
import { LAST_STEP } from '../values/signup-values';

const within = (step: number, last: number): number => Math.min(Math.max(step, 0), last);

/**
 * The step in the page's address, so that the browser's own back button goes one step back; never further than what is filled in.
 * The address is not a dialog's to change: there the step is in memory.
 * @param resumeAt where a signup that was begun earlier goes on, when the address names no step
 */
export const useSteps = (resumeAt: number) => {
  const [search, setSearch] = useSearchParams();
  const { inDialog } = useSignupContainer();
  const [reached, setReached] = useState(resumeAt);
  const [current, setCurrent] = useState(resumeAt);
  const asked = search.get('step');
  const inAddress = asked === null ? resumeAt : Number(asked) - 1;
  const wanted = inDialog ? current : inAddress;

  const go = useCallback(
    (to: number) => {
      const step = within(to, LAST_STEP);
      setReached((before) => Math.max(before, step));
      setCurrent(step);
      if (inDialog) return;
      setSearch((old) => {
        const next = new URLSearchParams(old);
        next.set('step', String(step + 1));
        return next;
      });
    },
    [inDialog, setSearch],
  );
  return { step: Number.isInteger(wanted) ? within(wanted, reached) : 0, go };
};
