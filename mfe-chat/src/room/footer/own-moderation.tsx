import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { OBJECTION_PATH } from '@rendezvous/contracts/account/objection';
import { LinkButton, Notice } from '@rendezvous/ui';
import styles from './room-footer.module.css';

/** In the composer's place, for a member whose profile an operator disabled: until it is shown again nothing is sent, and that can be objected to. */
export const OwnModeration = () => (
  <footer className={styles.foot}>
    <Notice
      tone="warn"
      role="status"
      action={
        <LinkButton render={<Link to={OBJECTION_PATH} />}>
          <FormattedMessage id="chat.room.own-moderation.action" />
        </LinkButton>
      }
    >
      <FormattedMessage id="chat.room.own-moderation" />
    </Notice>
  </footer>
);
