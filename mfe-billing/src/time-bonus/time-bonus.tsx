import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { sessionApi, useDismissed } from '@rendezvous/client';
import type { RootState } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import '@rendezvous/contracts/billing/slots';
import type { SlotProps } from '@rendezvous/contracts/slots';
import { TimeBonusBanner } from './time-bonus-banner';
import { TimeBonusDialog } from './time-bonus-dialog';
import { timeBonusTexts } from './texts';

/** From here to the dialog. */
const DIALOG_AFTER_MS = 40_000;

const Bonus = ({ line, onClose }: Partial<SlotProps<'time-bonus'>>) => {
  const { data, fulfilledTimeStamp = 0, refetch } = sessionApi.useSessionUserQuery();
  const bonus = data?.user?.time_bonus ?? null;
  const credits = data?.user?.credits ?? 0;
  // whoever has just joined is still being told what comes next
  const joining = useSelector(({ overlay }: RootState) => overlay.signup !== null);
  const asks = useDialogTime(bonus !== null && credits === 0 && !joining);
  const [dismissed, dismiss] = useDismissed('time-bonus');
  if (!bonus) return null;
  const endsAt = fulfilledTimeStamp + bonus.seconds_left * 1000;
  const end = () => void refetch();
  return (
    <>
      {line === false ? null : <TimeBonusBanner bonus={bonus} endsAt={endsAt} onEnd={end} onDismiss={line ? onClose : undefined} />}
      {asks && !dismissed ? <TimeBonusDialog bonus={bonus} endsAt={endsAt} onEnd={end} onClose={dismiss} /> : null}
    </>
  );
};

/** True when it has been wanted for so long without a break. */
const useDialogTime = (wanted: boolean): boolean => {
  const [due, setDue] = useState(false);
  // time passes outside React
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setTimeout(() => setDue(true), DIALOG_AFTER_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return wanted && due;
};

/**
 * The discount of a member's first hours, on the pages of the members' area: a banner, and once a dialog for whoever has no credits left.
 * What is offered, and whether, is in the answer about the member.
 */
export const TimeBonus = withTexts([timeBonusTexts], Bonus);
