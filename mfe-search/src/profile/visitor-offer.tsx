import { useIntl } from 'react-intl';
import { Button } from '@rendezvous/ui';
import { joinButton } from '../likes/join-form';
import styles from './visitor-offer.module.css';

interface Props {
  readonly memberId: number;
  readonly name: string;
  readonly onLogin: () => void;
}

/** In place of what members tell each other: a visitor gets name, age, region and one photo. */
export const VisitorOffer = ({ memberId, name, onLogin }: Props) => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `search.profile.visitor.${id}` }, { name });
  return (
    <section className={styles.offer}>
      <h2 className={styles.title}>{text('title')}</h2>
      <p className={styles.text}>{text('text')}</p>
      <Button className={styles.action} {...joinButton(memberId, onLogin)}>
        {text('action')}
      </Button>
    </section>
  );
};
