import { useUser } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import type { SlotProps } from '@rendezvous/contracts/slots';
import { ReportDialog } from './report-dialog';
import { complaintsTexts } from './texts';
import { useComplaint } from './use-complaint';
import { useReportBlock } from './use-report-block';

const Report = ({ memberId, name, onClose }: SlotProps<'report'>) => {
  const user = useUser();
  const { busy, filed, file } = useComplaint();
  const block = useReportBlock(memberId, filed?.blocked ?? false);
  return (
    <ReportDialog
      memberId={memberId}
      name={name}
      askEmail={user === null}
      busy={busy}
      number={filed?.number ?? null}
      block={block}
      onFile={file}
      onClose={onClose}
    />
  );
};

/** The slot that a page shows where a member is to be reported. */
export const ReportMember = withTexts([complaintsTexts], Report);
