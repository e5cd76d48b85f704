import { useIntl } from 'react-intl';
import styles from './how-it-works.module.css';

/** From a look to a meeting, in three steps. */
export const HowItWorks = () => {
  const intl = useIntl();
  return (
    <section className={styles.part}>
      <h2>{intl.formatMessage({ id: 'landers.home.how.title' })}</h2>
      <ol className={styles.steps}>
        {(['look', 'hello', 'meet'] as const).map((step, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {intl.formatNumber(index + 1)}
            </span>
            <h3>{intl.formatMessage({ id: `landers.home.how.${step}.title` })}</h3>
            <p className="muted">{intl.formatMessage({ id: `landers.home.how.${step}.text` })}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};
