import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePageTitle } from '@rendezvous/client';
import { LinkButton, MeetingDiscs } from '@rendezvous/ui';
import styles from './message-page.module.css';

/** Nobody owns this address. */
export const NotFoundPage = () => {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'shell.not-found.title' }));
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <MeetingDiscs picture="lost" />
      </div>
      <h1>{intl.formatMessage({ id: 'shell.not-found.title' })}</h1>
      <p>{intl.formatMessage({ id: 'shell.not-found.text' })}</p>
      <LinkButton variant="accent" render={<Link to="/" />}>
        {intl.formatMessage({ id: 'shell.not-found.home' })}
      </LinkButton>
    </div>
  );
};
