import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Dialog } from '@rendezvous/ui';
import { SignupContainerContext } from './frame/signup-container';

interface Props {
  /** The account is being created: then it cannot be closed. */
  readonly busy: boolean;
  readonly onBusy: (busy: boolean) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog around the signup. It takes the place of the one in which somebody chose to join, or of its own skeleton. */
export const SignupDialog = ({ busy, onBusy, onClose, children }: Props) => {
  const intl = useIntl();
  const place = useMemo(() => ({ inDialog: true, onBusy, onLeave: onClose }), [onBusy, onClose]);
  return (
    <Dialog
      open
      still
      size="md"
      title={intl.formatMessage({ id: 'account.signup.page' })}
      hideTitle
      closeLabel={intl.formatMessage({ id: 'account.signup.close' })}
      dismissible={!busy}
      onClose={onClose}
    >
      <SignupContainerContext value={place}>{children}</SignupContainerContext>
    </Dialog>
  );
};
