import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useUser } from '@rendezvous/client';
import { LinkButton, Notice } from '@rendezvous/ui';

/** Said to a member whose profile an operator disabled, with the way to object: until it is shown again nothing is sent. */
export const OwnModeration = () => {
  const user = useUser();
  if (!user?.moderated) return null;
  return (
    <Notice
      tone="warn"
      role="status"
      action={
        <LinkButton render={<Link to="/complaints" />}>
          <FormattedMessage id="chat.room.own-moderation.action" />
        </LinkButton>
      }
    >
      <FormattedMessage id="chat.room.own-moderation" />
    </Notice>
  );
};
