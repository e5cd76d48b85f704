import { useIntl } from 'react-intl';
import { useSettings } from '@rendezvous/client';
import { Button, Dialog, LinkButton, MeetingDiscs } from '@rendezvous/ui';

/** Says whom the site is for, before a visitor looks around. */
export const EntryWarning = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl();
  const { name, min_age: age } = useSettings();
  return (
    <Dialog
      open
      centred
      onClose={onClose}
      closeLabel={intl.formatMessage({ id: 'shell.entry.close' })}
      title={intl.formatMessage({ id: 'shell.entry.title' })}
      picture={<MeetingDiscs picture="match" />}
      actions={
        <>
          <Button variant="accent" onClick={onClose}>
            {intl.formatMessage({ id: 'shell.entry.enter' }, { age })}
          </Button>
          <LinkButton href="about:blank">{intl.formatMessage({ id: 'shell.entry.leave' })}</LinkButton>
        </>
      }
    >
      {intl.formatMessage({ id: 'shell.entry.text' }, { name, age })}
    </Dialog>
  );
};
