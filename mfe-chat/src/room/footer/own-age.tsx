import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useUser } from '@rendezvous/client';
import { LinkButton, Notice } from '@rendezvous/ui';

/** Said to a member whose age has to be confirmed, with the way there: until then nothing is sent. */
export const OwnAge = () => {
  const user = useUser();
  // one thing at a time: whoever takes a break comes back first
  if (!user?.age_hold || user.paused_since) return null;
  return (
    <Notice
      tone="warn"
      role="status"
      action={
        <LinkButton render={<Link to="/age" />}>
          <FormattedMessage id="chat.room.own-age.action" />
        </LinkButton>
      }
    >
      <FormattedMessage id="chat.room.own-age" />
    </Notice>
  );
};
