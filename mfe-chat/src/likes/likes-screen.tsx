import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate, useParams } from 'react-router-dom';
import { LIKE_TYPES, LIKES_COUNTED_MAX } from '@rendezvous/contracts/chat/likes';
import type { LikedBy, LikeType } from '@rendezvous/contracts/chat/likes';
import { useLike, usePageTitle, useRefusalSentence } from '@rendezvous/client';
import { useFictional } from '@rendezvous/client/fictional';
import { useModerated } from '@rendezvous/client/moderated';
import { Badge, TabLinks, Toaster, useToasts } from '@rendezvous/ui';
import { LikeList } from './like-list';
import styles from './likes-screen.module.css';
import { useLikeList } from './use-like-list';
import { UNDO_MS, useUnlikeLater } from './use-unlike-later';

const isType = (text: string): text is LikeType => (LIKE_TYPES as readonly string[]).includes(text);

/** `/likes` and `/likes/:type`: received, sent, matches. */
export const LikesScreen = () => {
  const { type = 'received' } = useParams();
  return isType(type) ? <Likes key={type} type={type} /> : <Navigate replace to="/likes" />;
};

const Likes = ({ type }: { readonly type: LikeType }) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const moderated = useModerated();
  const fictional = useFictional();
  const { toasts, show, dismiss } = useToasts();
  const failed = useCallback((error: unknown) => void show({ tone: 'danger', text: sentence(error) }), [show, sentence]);
  const { data, profiles, more, isError, isFetching, refetch } = useLikeList(type, failed);
  const [sendLike] = useLike();
  const later = useUnlikeLater(failed);
  usePageTitle(intl.formatMessage({ id: 'chat.likes.title' }));

  const isLiked = ({ id, matched }: LikedBy) => !later.pending.has(id) && (type === 'sent' || matched);
  const unlike = ({ id, name }: LikedBy) => {
    later.take(id);
    show({
      text: intl.formatMessage({ id: 'chat.likes.unliked' }, { name }),
      duration: UNDO_MS,
      action: { label: intl.formatMessage({ id: 'chat.likes.undo' }), onAction: () => later.undo(id) },
    });
  };
  const like = ({ id }: LikedBy) => {
    if (later.pending.has(id)) later.undo(id);
    else sendLike({ memberId: id }).unwrap().catch(failed);
  };
  // in the other tabs somebody whose like was taken back is not shown any more; among the received they stay, unliked
  const shown = profiles?.filter(({ id }) => type === 'received' || !later.pending.has(id)) ?? null;
  return (
    <div className={styles.page}>
      <h1>
        <FormattedMessage id="chat.likes.title" />
      </h1>
      <TabLinks
        label={intl.formatMessage({ id: 'chat.likes.tabs' })}
        current={type}
        tabs={LIKE_TYPES.map((value) => ({
          value,
          label: <FormattedMessage id={`chat.likes.${value}`} />,
          end: data ? <Count type={value} total={data.totals[value]} fresh={data.total_new_likes} /> : undefined,
          render: <Link to={value === 'received' ? '/likes' : `/likes/${value}`} />,
        }))}
      />
      <LikeList
        type={type}
        profiles={shown}
        failed={isError}
        busy={isFetching}
        onRetry={() => void refetch()}
        more={more}
        isLiked={isLiked}
        // whoever is disabled likes nobody, but may keep whom they liked
        mayLike={({ id }) => !moderated || later.pending.has(id)}
        fictional={fictional}
        onLike={like}
        onUnlike={unlike}
      />
      <Toaster
        toasts={toasts}
        onDismiss={dismiss}
        label={intl.formatMessage({ id: 'chat.likes.region' })}
        dismissLabel={intl.formatMessage({ id: 'chat.close' })}
      />
    </div>
  );
};

/** New likes as a badge, else how many there are. */
const Count = ({ type, total, fresh }: { readonly type: LikeType; readonly total: number; readonly fresh: number }) => {
  const intl = useIntl();
  if (type === 'received' && fresh > 0)
    return <Badge count={fresh} label={intl.formatMessage({ id: 'chat.likes.new-count' }, { count: fresh })} />;
  if (total === 0) return null;
  return <span className="num">{total >= LIKES_COUNTED_MAX ? `${LIKES_COUNTED_MAX - 1}+` : total}</span>;
};
