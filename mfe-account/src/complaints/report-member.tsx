import { useUser } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import type { SlotProps } from '@rendezvous/contracts/slots';
import { ReportDialog } from './report-dialog';
import { complaintsTexts } from './texts';
import { useComplaint } from './use-complaint';

const Report = ({ memberId, name, onClose }: SlotProps<'report'>) => {
  const user = useUser();
  const { busy, number, file } = useComplaint();
  return (
    <ReportDialog memberId={memberId} name={name} askEmail={user === null} busy={busy} number={number} onFile={file} onClose={onClose} />
  );
};

/** The slot that a page shows where a member is to be reported. */
export const ReportMember = withTexts([complaintsTexts], Report);
