import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePageTitle } from '@rendezvous/client';
import { OBJECTION_PATH } from '@rendezvous/contracts/account/objection';
import { classNames, EmptyState, LinkButton } from '@rendezvous/ui';
import styles from './swipe-game-page.module.css';

/** The game of a member whose own profile is disabled: nobody is dealt, and nothing asked for. Why, and how to object. */
export const GameClosed = () => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `search.game.${id}` });
  usePageTitle(text('title'));
  return (
    <div className={classNames(styles.page, styles.closed)}>
      <h1 className={styles.title}>{text('title')}</h1>
      <EmptyState
        title={text('closed.title')}
        actions={
          <>
            <LinkButton variant="accent" render={<Link to={OBJECTION_PATH} />}>
              {text('closed.object')}
            </LinkButton>
            <LinkButton render={<Link to="/members" />}>{text('over.members')}</LinkButton>
          </>
        }
      >
        {text('closed.text')}
      </EmptyState>
    </div>
  );
};
