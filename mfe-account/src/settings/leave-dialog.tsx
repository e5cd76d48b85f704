import { useIntl } from 'react-intl';
import { Button, Dialog } from '@rendezvous/ui';

interface Props {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks whoever leaves a form whether they mean it. */
export const LeaveDialog = ({ open, onStay, onLeave }: Props) => {
  const intl = useIntl();
  return (
    <Dialog
      open={open}
      alert
      title={intl.formatMessage({ id: 'account.settings.leave-title' })}
      closeLabel={intl.formatMessage({ id: 'account.settings.leave-stay' })}
      onClose={onStay}
      actions={
        <>
          <Button variant="accent" onClick={onStay}>
            {intl.formatMessage({ id: 'account.settings.leave-stay' })}
          </Button>
          <Button onClick={onLeave}>{intl.formatMessage({ id: 'account.settings.leave-go' })}</Button>
        </>
      }
    >
      <p>{intl.formatMessage({ id: 'account.settings.leave-text' })}</p>
    </Dialog>
  );
};
