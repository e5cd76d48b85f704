import { useCallback, useEffect, useState } from 'react';
import { useUser } from '@rendezvous/client';
import type { SlotProps } from '@rendezvous/contracts/slots';
import { nextPage } from '../page/next-page';
import { Signup } from './signup';
import { SignupDialog } from './signup-dialog';

/** The slot that the shell shows where a visitor chooses to join. It is for nobody who is logged in by other means than by this signup. */
export const SignupOverPage = ({ next, memberId, onClose }: SlotProps<'signup'>) => {
  const user = useUser();
  const [busy, setBusy] = useState(false);
  const [begun, setBegun] = useState(false);
  const onBusy = useCallback((now: boolean) => {
    setBusy(now);
    setBegun(true);
  }, []);
  const idle = user !== null && (!begun || user.status !== 'not_confirmed');
  useEffect(() => {
    if (idle) onClose();
  }, [idle, onClose]);
  if (idle) return null;
  return (
    <SignupDialog busy={busy} onBusy={onBusy} onClose={onClose}>
      <Signup next={nextPage(next)} from={memberId} />
    </SignupDialog>
  );
};
