import { useIntl } from 'react-intl';
import { PersonGrid } from '@rendezvous/ui';
import { accountApi } from '../account.api';
import { Match } from './match';
import styles from './signup-matches.module.css';
import { forgetKeptLike, useKeptLikes } from './use-kept-likes';

const KeptLike = ({ memberId }: { readonly memberId: number }) => {
  const { data: member } = accountApi.useAccountMemberQuery({ memberId });
  if (!member || member.view === 'blocked') return null;
  return (
    <li>
      <Match member={{ ...member, locked_photos: 0 }} onLiked={() => forgetKeptLike(memberId)} />
    </li>
  );
};

/** Those whom the visitor would have liked, each with the like that is possible now; nothing when there are none. */
export const KeptLikes = () => {
  const intl = useIntl();
  const kept = useKeptLikes();
  if (kept.length === 0) return null;
  const title = intl.formatMessage({ id: 'account.matches.kept' });
  return (
    <section className={styles.kept}>
      <h2>{title}</h2>
      <PersonGrid label={title}>
        {kept.map((memberId) => (
          <KeptLike key={memberId} memberId={memberId} />
        ))}
      </PersonGrid>
    </section>
  );
};
