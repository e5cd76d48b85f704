import { useIntl } from 'react-intl';
import styles from './points.module.css';

interface Props {
  readonly messageCredits: number;
  readonly refundDays: number;
}

/** The three things to know about money. */
export const Points = ({ messageCredits, refundDays }: Props) => {
  const intl = useIntl();
  return (
    <div className={styles.points}>
      {(['reading', 'once', 'back'] as const).map((point) => (
        <div key={point} className={styles.point}>
          <h2 className={styles.title}>{intl.formatMessage({ id: `landers.home.points.${point}.title` })}</h2>
          <p className="muted">
            {intl.formatMessage({ id: `landers.home.points.${point}.text` }, { credits: messageCredits, days: refundDays })}
          </p>
        </div>
      ))}
    </div>
  );
};
