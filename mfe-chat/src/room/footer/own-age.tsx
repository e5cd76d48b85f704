import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useUser } from '@rendezvous/client';
import { LinkButton, Notice } from '@rendezvous/ui';

/** Said to a member whose age has to be confirmed, with the way there: until then nothing is sent. */
export const OwnAge = () => {
  const user = useUser();
  // one thing at a time: whoever is disabled objects first, and whoever takes a break comes back
  if (!user?.age_hold || user.paused_since || user.moderated) return null;
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
