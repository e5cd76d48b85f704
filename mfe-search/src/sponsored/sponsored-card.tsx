import { useIntl } from 'react-intl';
import { imageUrl } from '@rendezvous/client';
import type { SponsoredCard as Sponsored } from '@rendezvous/contracts/search/sponsored-cards';
import { ExternalIcon } from '@rendezvous/ui';
import styles from './sponsored-card.module.css';

/** An advertisement among people: it says so first, looks like none of them, and tells its owner nothing of who pressed it. */
export const SponsoredCard = ({ card: { kind, title, text, link, image } }: { readonly card: Sponsored }) => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `search.sponsored.${id}` });
  return (
    <div className={styles.card} role="group" aria-label={say('label')}>
      <img className={styles.picture} src={imageUrl(image)} alt="" width="720" height="540" loading="lazy" decoding="async" />
      <div className={styles.words}>
        <p className={styles.label}>{say('label')}</p>
        <p className={styles.title}>
          <a
            className={styles.link}
            href={link}
            target="_blank"
            rel="sponsored noopener"
            referrerPolicy="no-referrer"
            // in a list of links the card around it is not heard
            aria-label={intl.formatMessage({ id: 'search.sponsored.link' }, { title })}
          >
            {title}
          </a>
        </p>
        <p className={styles.text}>{text}</p>
        <p className={styles.kind}>
          <ExternalIcon />
          {say(kind)}
        </p>
      </div>
    </div>
  );
};
