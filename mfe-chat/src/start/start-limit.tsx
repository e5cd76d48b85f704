import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { LinkButton, LockIcon, Notice } from '@rendezvous/ui';
import foot from '../room/footer/room-footer.module.css';
import styles from './start-limit.module.css';

interface Props {
  readonly reason: 'chat.conversation-limit' | 'chat.not-reachable';
  readonly name: string;
  readonly memberId: number;
  readonly limit: number;
  /** What was written before the refusal; kept for later. */
  readonly draft: string;
}

/** In the composer's place: why this conversation cannot be started, and what would change that. */
export const StartLimit = ({ reason, name, memberId, limit, draft }: Props) => (
  <footer className={foot.foot}>
    {reason === 'chat.conversation-limit' ? (
      <Notice
        tone="offer"
        icon={<LockIcon />}
        role="status"
        title={<FormattedMessage id="chat.start.limit" />}
        action={
          <LinkButton variant="accent" render={<Link to="/premium" />}>
            <FormattedMessage id="chat.list.premium" />
          </LinkButton>
        }
      >
        <FormattedMessage id="chat.start.limit-text" values={{ limit }} />
      </Notice>
    ) : (
      <Notice
        role="status"
        action={
          <LinkButton render={<Link to={`/members/${memberId}`} />}>
            <FormattedMessage id="chat.start.to-profile" />
          </LinkButton>
        }
      >
        <FormattedMessage id="chat.start.unreachable-text" values={{ name }} />
      </Notice>
    )}
    {draft === '' ? null : (
      <p className={styles.draft}>
        <FormattedMessage id="chat.start.kept" values={{ text: draft }} />
      </p>
    )}
  </footer>
);
