import { useIntl } from 'react-intl';
import { Slot, useSettings } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { Button, Dialog, Skeleton } from '@rendezvous/ui';
import { moreTexts } from './texts';

interface Props {
  readonly memberId: number;
  readonly name: string;
  readonly onClose: () => void;
}

const Report = ({ memberId, name, onClose }: Props) => {
  const { support_email: support } = useSettings();
  const missing = (retry: (() => void) | null) => <ReportMissing name={name} support={support} onRetry={retry} onClose={onClose} />;
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

export const ReportLoading = ({ name, onClose }: Omit<Props, 'memberId'>) => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `search.report.${id}` }, { name });
  return (
    <Dialog open title={text('title')} closeLabel={text('close')} onClose={onClose}>
      <output>{text('loading')}</output>
      <Skeleton lines={3} />
      <Skeleton shape="block" />
    </Dialog>
  );
};

interface MissingProps extends Omit<Props, 'memberId'> {
  readonly support: string;
  /** null when no other try would help. */
  readonly onRetry: (() => void) | null;
}

/** The form cannot be had: then a mail does it. */
export const ReportMissing = ({ name, support, onRetry, onClose }: MissingProps) => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `search.report.${id}` }, { name });
  return (
    <Dialog
      open
      still
      title={text('title')}
      closeLabel={text('close')}
      onClose={onClose}
      actions={
        onRetry ? (
          <Button variant="accent" onClick={onRetry}>
            {text('retry')}
          </Button>
        ) : null
      }
    >
      <p role="status">
        {intl.formatMessage(
          { id: 'search.report.missing' },
          {
            mail: (
              <a key="mail" href={`mailto:${support}`}>
                {support}
              </a>
            ),
          },
        )}
      </p>
    </Dialog>
  );
};

/** Where a member is reported; the form is another remote's. */
export const ReportPlace = withTexts([moreTexts], Report);
