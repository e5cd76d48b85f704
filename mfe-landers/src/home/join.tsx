import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { LinkButton } from '@rendezvous/ui';
import styles from './join.module.css';

/** The last word: come in. @param credits that come with joining */
export const Join = ({ credits }: { readonly credits: number }) => {
  const intl = useIntl();
  return (
    <section className={styles.join}>
      <h2>{intl.formatMessage({ id: 'landers.home.join.title' })}</h2>
      <p className="muted">{intl.formatMessage({ id: 'landers.home.join.text' }, { credits })}</p>
      <LinkButton variant="plum" size="big" render={<Link to="/signup" />}>
        {intl.formatMessage({ id: 'landers.home.join.button' })}
      </LinkButton>
    </section>
  );
};
