import { FormattedMessage } from 'react-intl';
import { useRefusalSentence, useUser } from '@rendezvous/client';
import { Button, ClockIcon, Notice } from '@rendezvous/ui';
import { chatApi } from '../../chat.api';

/** Said to a member who takes a break themselves, with the way back: until then nothing is sent. */
export const OwnBreak = () => {
  const user = useUser();
  const sentence = useRefusalSentence();
  const [end, { isLoading, error }] = chatApi.useChatEndPauseMutation();
  if (!user?.paused_since) return null;
  return (
    <Notice
      tone="warn"
      icon={<ClockIcon />}
      role="status"
      action={
        <Button busy={isLoading} onClick={() => void end()}>
          <FormattedMessage id="chat.room.come-back" />
        </Button>
      }
    >
      {error ? sentence(error) : <FormattedMessage id="chat.room.own-break" />}
    </Notice>
  );
};
