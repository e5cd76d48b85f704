import { useIntl } from 'react-intl';
import type { Gender } from '@rendezvous/contracts/reference';
import type { FoundMember } from '@rendezvous/contracts/search/members';
import { ErrorCard, FictionalWarning, PersonCardSkeleton, PersonGrid } from '@rendezvous/ui';
import { MemberCard, type MemberCardProps } from '../members/member-card';
import styles from './similar-members.module.css';

export type SimilarState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string; readonly busy: boolean; readonly onRetry: () => void }
  | { readonly kind: 'here'; readonly members: readonly FoundMember[] };

interface Props extends Pick<MemberCardProps, 'fictional' | 'onLike'> {
  readonly state: SimilarState;
  /** What a visitor says of themselves. */
  readonly me?: Gender | undefined;
}

/** Members like this one; nothing at all when there are none. */
export const SimilarMembers = ({ state, me, fictional, onLike }: Props) => {
  const intl = useIntl();
  if (state.kind === 'here' && state.members.length === 0) return null;
  const title = intl.formatMessage({ id: 'search.profile.similar' });
  return (
    <section className={styles.similar} aria-label={title}>
      <h2>{title}</h2>
      {state.kind === 'loading' ? <PersonCardSkeleton label={intl.formatMessage({ id: 'search.members.loading' })} count={4} row /> : null}
      {state.kind === 'failed' ? (
        <ErrorCard
          heading={3}
          title={intl.formatMessage({ id: 'search.profile.similar.failed' })}
          retryLabel={intl.formatMessage({ id: 'search.members.retry' })}
          onRetry={state.onRetry}
          busy={state.busy}
        >
          {state.reason}
        </ErrorCard>
      ) : null}
      {state.kind === 'here' ? <FictionalWarning members={state.members} words={fictional} /> : null}
      {state.kind === 'here' ? (
        <PersonGrid row>
          {state.members.map((member) => (
            <li key={member.id}>
              <MemberCard member={member} me={me} fictional={fictional} onLike={onLike} />
            </li>
          ))}
        </PersonGrid>
      ) : null}
    </section>
  );
};
