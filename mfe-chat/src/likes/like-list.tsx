import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { LikedBy, LikeType } from '@rendezvous/contracts/chat/likes';
import {
  Button,
  EmptyState,
  ErrorCard,
  type FictionalWords,
  FictionalWarning,
  LinkButton,
  PersonCardSkeleton,
  PersonGrid,
  Waiting,
} from '@rendezvous/ui';
import { LikeCard } from './like-card';
import styles from './like-list.module.css';

export interface LikeListProps {
  readonly type: LikeType;
  /** null while loading. */
  readonly profiles: readonly LikedBy[] | null;
  readonly failed: boolean;
  readonly busy: boolean;
  readonly onRetry: () => void;
  /** There are more on the server. */
  readonly more: { readonly busy: boolean; readonly load: () => void } | null;
  readonly isLiked: (profile: LikedBy) => boolean;
  /** Whoever may not has no heart there, unless to take a like back. */
  readonly mayLike: (profile: LikedBy) => boolean;
  readonly fictional: FictionalWords;
  readonly onLike: (profile: LikedBy) => void;
  readonly onUnlike: (profile: LikedBy) => void;
}

const FIRST_SCREEN = 4;

/** One tab of the likes page: loading, failed, empty, or people. */
export const LikeList = ({ type, profiles, failed, busy, onRetry, more, isLiked, mayLike, fictional, onLike, onUnlike }: LikeListProps) => {
  const intl = useIntl();
  if (profiles === null && failed) {
    return (
      <ErrorCard
        title={<FormattedMessage id="chat.likes.failed" />}
        retryLabel={intl.formatMessage({ id: 'chat.retry' })}
        onRetry={onRetry}
        busy={busy}
      >
        <FormattedMessage id="chat.likes.failed-text" />
      </ErrorCard>
    );
  }
  if (profiles === null) {
    return <PersonCardSkeleton label={intl.formatMessage({ id: 'chat.likes.loading' })} count={4} />;
  }
  if (profiles.length === 0) return <Nobody type={type} />;
  const beside = profiles.map(({ id, name }) => ({ id, name }));
  return (
    <>
      <FictionalWarning members={profiles} words={fictional} />
      <PersonGrid>
        {profiles.map((profile, index) => (
          <li key={profile.id}>
            <LikeCard
              profile={profile}
              type={type}
              beside={beside}
              liked={isLiked(profile)}
              mayLike={mayLike(profile)}
              fictional={fictional}
              priority={index < FIRST_SCREEN}
              onLike={() => onLike(profile)}
              onUnlike={() => onUnlike(profile)}
            />
          </li>
        ))}
      </PersonGrid>
      {more ? (
        <div className={styles.more}>
          <Button onClick={more.load} busy={more.busy}>
            <FormattedMessage id="chat.likes.more" />
          </Button>
          {more.busy ? <Waiting /> : null}
        </div>
      ) : null}
    </>
  );
};

const NEXT = {
  received: { to: '/profile', id: 'chat.likes.profile' },
  sent: { to: '/members', id: 'chat.likes.find' },
  matches: { to: '/likes/received', id: 'chat.likes.to-received' },
} as const;

/** Nobody here yet, and what would change that. */
const Nobody = ({ type }: { readonly type: LikeType }) => (
  <EmptyState
    title={<FormattedMessage id={`chat.likes.empty-${type}`} />}
    actions={
      <>
        <LinkButton variant="accent" render={<Link to={NEXT[type].to} />}>
          <FormattedMessage id={NEXT[type].id} />
        </LinkButton>
        {type === 'sent' ? null : (
          <LinkButton render={<Link to="/members" />}>
            <FormattedMessage id="chat.likes.find" />
          </LinkButton>
        )}
      </>
    }
  >
    <FormattedMessage id={`chat.likes.empty-${type}-text`} />
  </EmptyState>
);
