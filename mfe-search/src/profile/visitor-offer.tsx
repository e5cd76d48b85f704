import { useIntl } from 'react-intl';
import { Button } from '@rendezvous/ui';
import styles from './visitor-offer.module.css';

interface Props {
  readonly name: string;
  readonly onLogin: () => void;
}

/** In place of what members tell each other: a visitor gets name, age, region and one photo. */
export const VisitorOffer = ({ name, onLogin }: Props) => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `search.profile.visitor.${id}` }, { name });
  return (
    <section className={styles.offer}>
      <h2 className={styles.title}>{text('title')}</h2>
      <p className={styles.text}>{text('text')}</p>
      <Button onClick={onLogin}>{text('action')}</Button>
    </section>
  );
};
