import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { withTexts } from '@rendezvous/client/screen-texts';
import { ChevronLeftIcon } from '@rendezvous/ui';
import { NeighbourLinks } from './neighbour-links';
import styles from './neighbour-links.module.css';
import { neighboursTexts } from './texts';
import { useLikesBeside } from './use-likes-beside';

const Likes = ({ memberId }: { readonly memberId: number }) => {
  const intl = useIntl();
  const beside = useLikesBeside(memberId);
  return (
    <div className={styles.likes}>
      <Link className={styles.link} to={beside?.tab === 'sent' ? '/likes/sent' : '/likes'}>
        <ChevronLeftIcon />
        {intl.formatMessage({ id: 'search.profile.likes.back' })}
      </Link>
      {beside?.previous || beside?.next ? (
        <NeighbourLinks neighbours={beside} label={intl.formatMessage({ id: 'search.profile.likes.beside' })} />
      ) : null}
    </div>
  );
};

/** Of a like that was opened: the way back to the list, and to the like before and after. */
export const LikesPart = withTexts([neighboursTexts], Likes);
