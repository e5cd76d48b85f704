import { useIntl } from 'react-intl';
import { withTexts } from '@rendezvous/client/screen-texts';
import { WalkLinks } from './neighbour-links';
import { neighboursTexts } from './texts';
import { useLikesBeside } from './use-likes-beside';

const Likes = ({ memberId }: { readonly memberId: number }) => {
  const intl = useIntl();
  const beside = useLikesBeside(memberId);
  return (
    <WalkLinks
      list={beside?.tab === 'sent' ? '/likes/sent' : '/likes'}
      back={intl.formatMessage({ id: 'search.profile.likes.back' })}
      neighbours={beside}
      label={intl.formatMessage({ id: 'search.profile.likes.beside' })}
    />
  );
};

/** Of a like that was opened: the way back to the list, and to the like before and after. */
export const LikesPart = withTexts([neighboursTexts], Likes);
