import { Slot } from '@rendezvous/client';
import { ReportLoading, ReportMissing } from './report-waiting';

interface Props {
  readonly memberId: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** A member's report over the page where somebody met them; the form is a remote's. */
export const ReportOverlay = ({ memberId, name, onClose }: Props) => {
  const missing = (retry: (() => void) | null) => <ReportMissing name={name} onRetry={retry} onClose={onClose} />;
  return (
    <Slot
      name="report"
      given={{ memberId, name }}
      onClose={onClose}
      loading={<ReportLoading name={name} onClose={onClose} />}
      missing={missing}
    />
  );
};
