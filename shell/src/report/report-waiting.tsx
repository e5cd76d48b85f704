import { useIntl } from 'react-intl';
import { useSettings } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { Button, Dialog, Skeleton } from '@rendezvous/ui';
import { reportTexts } from './texts';

interface Props {
  readonly name: string;
  readonly onClose: () => void;
}

const Loading = ({ name, onClose }: Props) => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `shell.report.${id}` }, { name });
  return (
    <Dialog open title={text('title')} closeLabel={text('close')} onClose={onClose}>
      <output>{text('loading')}</output>
      <Skeleton lines={3} />
      <Skeleton shape="block" />
    </Dialog>
  );
};

interface MissingProps extends Props {
  /** null when no other try would help. */
  readonly onRetry: (() => void) | null;
}

const Missing = ({ name, onRetry, onClose }: MissingProps) => {
  const intl = useIntl();
  const { support_email: support } = useSettings();
  const text = (id: string) => intl.formatMessage({ id: `shell.report.${id}` }, { name });
  const mail = (
    <a key="mail" href={`mailto:${support}`}>
      {support}
    </a>
  );
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
      <p role="status">{intl.formatMessage({ id: 'shell.report.missing' }, { mail })}</p>
    </Dialog>
  );
};

/** The form is on its way. */
export const ReportLoading = withTexts([reportTexts], Loading);

/** The form cannot be had: then a mail does it. */
export const ReportMissing = withTexts([reportTexts], Missing);
