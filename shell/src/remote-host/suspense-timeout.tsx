import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { isSlow } from '../files/connection';
import { RemoteFailure } from '../failures/remote-failure';
import { suspendedMs } from '../files/tries.rules';

/**
 * Stands in for a remote's page or part that waits, and fails in its place when that lasts too long. It goes with what it stands in for: who
 * leaves, or tries again, begins anew.
 */
export const SuspenseTimeout = ({ children }: { children: ReactNode }) => {
  const [isLate, setLate] = useState(false);
  // how long it has waited is known to the clock only
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), suspendedMs(isSlow()));
    return () => clearTimeout(timer);
  }, []);
  if (isLate) throw new RemoteFailure('render', 'suspended');
  return children;
};
