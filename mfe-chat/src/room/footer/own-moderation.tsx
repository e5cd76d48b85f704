import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useUser } from '@rendezvous/client';
import { LinkButton, Notice } from '@rendezvous/ui';
import styles from './room-footer.module.css';

/** The member's own profile is disabled: they read, and send nothing. The server's word, in the answer about the member. */
export const useOwnModeration = (): boolean => useUser()?.moderated === true;

/** In the composer's place, for a member whose profile an operator disabled: until it is shown again nothing is sent, and that can be objected to. */
export const OwnModeration = () => (
  <footer className={styles.foot}>
    <Notice
      tone="warn"
      role="status"
      action={
        <LinkButton render={<Link to="/complaints?category=other" />}>
          <FormattedMessage id="chat.room.own-moderation.action" />
        </LinkButton>
      }
    >
      <FormattedMessage id="chat.room.own-moderation" />
    </Notice>
  </footer>
);
