import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { BanIcon, EyeOffIcon, LinkButton, LockIcon, MaskIcon } from '@rendezvous/ui';
import styles from './safety.module.css';

const PROMISES = [
  ['address', <LockIcon key="address" />],
  ['block', <BanIcon key="block" />],
  ['fictional', <MaskIcon key="fictional" />],
  ['seen', <EyeOffIcon key="seen" />],
] as const;

/** What protects whoever comes here. */
export const Safety = () => {
  const intl = useIntl();
  return (
    <section className={styles.part}>
      <div className={styles.words}>
        <h2>{intl.formatMessage({ id: 'landers.home.safety.title' })}</h2>
        <p className="muted">{intl.formatMessage({ id: 'landers.home.safety.text' })}</p>
        <LinkButton render={<Link to="/pages/faq" />}>{intl.formatMessage({ id: 'landers.home.safety.faq' })}</LinkButton>
      </div>
      <ul className={styles.promises}>
        {PROMISES.map(([promise, icon]) => (
          <li key={promise} className={styles.promise}>
            <span className={styles.icon}>{icon}</span>
            <div>
              <h3 className={styles.title}>{intl.formatMessage({ id: `landers.home.safety.${promise}.title` })}</h3>
              <p className="muted">{intl.formatMessage({ id: `landers.home.safety.${promise}.text` })}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
