import { FormattedDate, useIntl } from 'react-intl';
import { Button, ClockIcon, Notice } from '@rendezvous/ui';

interface Props {
  readonly since: string;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

/** Told on top of the settings while the member takes a break, with the way back. */
export const PauseNotice = ({ since, busy, onEnd }: Props) => {
  const intl = useIntl();
  return (
    <Notice
      tone="warn"
      icon={<ClockIcon />}
      title={intl.formatMessage({ id: 'account.pause.since' }, { date: <FormattedDate key="date" value={since} dateStyle="long" /> })}
      action={
        <Button busy={busy} onClick={onEnd}>
          {intl.formatMessage({ id: 'account.pause.end' })}
        </Button>
      }
    >
      {intl.formatMessage({ id: 'account.pause.hidden' })}
    </Notice>
  );
};
