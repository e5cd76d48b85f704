import { Suspense, lazy, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import {
  refusalOf,
  useBlock,
  useInterestName,
  useInterests,
  useLoginOrSignup,
  usePageTitle,
  useRefusalSentence,
  useReport,
  useUnblock,
  useUser,
} from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { useAlive } from '@rendezvous/client/alive';
import { useFictional } from '@rendezvous/client/fictional';
import type { Gender } from '@rendezvous/contracts/reference';
import type { MemberProfile } from '@rendezvous/contracts/search/profile';
import { Toaster } from '@rendezvous/ui';
import { ClosedToVisitors } from '../closed/closed-to-visitors';
import { JoinForm } from '../likes/join-form';
import { useMemberLikes } from '../likes/use-member-likes';
import { meOf } from '../members/search-url';
import { searchApi } from '../search.api';
import { useResultsWith } from './neighbours/use-results-with';
import { Blocked, Closed, ProfileFailed, ProfileGone } from './no-profile';
import { ProfilePage } from './profile-page';
import styles from './profile-page.module.css';
import { ProfileSkeleton } from './profile-skeleton';
import { usePhotoViewer } from './use-photo-viewer';
import { SimilarMembers, type SimilarState } from './similar-members';
import { profileTexts } from './texts';

/** What the page is called where there is no profile, by why. */
const NO_PROFILE: Readonly<Record<string, string>> = {
  'account.profile-not-found': 'search.gone.title',
  'request.invalid': 'search.gone.title',
  'account.blocked-by': 'search.blocked-by.title',
  'account.paused': 'search.paused.title',
  'search.logged-out-closed': 'search.members.closed.title',
};

const NeighboursPart = lazy(() =>
  import(/* webpackChunkName: "neighbours" */ './neighbours/neighbour-links').then((part) => ({ default: part.NeighboursPart })),
);

const LikesPart = lazy(() =>
  import(/* webpackChunkName: "likes-beside" */ './neighbours/likes-part').then((part) => ({ default: part.LikesPart })),
);

/** `/members/:id` and `/likes/m/:id`. */
const ProfileOf = () => {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(id) ? <Profile key={id} memberId={Number(id)} /> : <ProfileGone />;
};

const Profile = ({ memberId }: { memberId: number }) => {
  const { pathname } = useLocation();
  const results = useResultsWith(memberId);
  const isLike = pathname.startsWith('/likes/');
  // who stands beside is known from what only this browser has: a server keeps the room
  const isAlive = useAlive();
  return (
    <>
      {isLike || results ? (
        <div className={styles.neighbours}>
          {isAlive ? (
            <Suspense>
              {isLike ? <LikesPart memberId={memberId} /> : results && <NeighboursPart memberId={memberId} results={results} />}
            </Suspense>
          ) : null}
        </div>
      ) : null}
      <Page memberId={memberId} />
    </>
  );
};

const Page = ({ memberId }: { memberId: number }) => {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const sentence = useRefusalSentence();
  const { currentData: profile, error, isFetching, refetch } = searchApi.useSearchMemberQuery({ memberId });
  const [unblock, unblocking] = useUnblock();
  const refusal = refusalOf(error);
  usePageTitle(profile?.name ?? (refusal && intl.formatMessage({ id: NO_PROFILE[refusal.code] ?? 'search.profile.failed' })) ?? '');

  if (profile?.view === 'blocked') {
    const fault = unblocking.error ? sentence(unblocking.error) : null;
    return <Blocked name={profile.name} busy={unblocking.isLoading} fault={fault} onUnblock={() => void unblock({ memberId })} />;
  }
  if (profile) return <Known profile={profile} />;
  if (refusal === null) return <ProfileSkeleton label={intl.formatMessage({ id: 'search.profile.loading' })} />;
  if (refusal.code === 'account.profile-not-found' || refusal.code === 'request.invalid') return <ProfileGone />;
  if (refusal.code === 'account.blocked-by') return <Closed why="blocked-by" sentence={sentence(error)} />;
  if (refusal.code === 'account.paused') return <Closed why="paused" sentence={sentence(error)} />;
  if (refusal.code === 'search.logged-out-closed') return <ClosedToVisitors next={pathname + search} />;
  return <ProfileFailed reason={sentence(error)} busy={isFetching} onRetry={() => void refetch()} />;
};

const BlockDialog = lazy(() =>
  import(/* webpackChunkName: "more-menu" */ './more/block-dialog').then((part) => ({ default: part.BlockDialog })),
);

const Known = ({ profile }: { readonly profile: MemberProfile }) => {
  const intl = useIntl();
  const user = useUser();
  const fictional = useFictional();
  const sentence = useRefusalSentence();
  const askLogin = useLoginOrSignup();
  const interestName = useInterestName();
  const named = useInterests().length > 0;
  const { toggle, toasts, dismiss } = useMemberLikes();
  const [asking, setAsking] = useState(false);
  const viewer = usePhotoViewer();
  const report = useReport();
  const [block, blocking] = useBlock();
  const me = meOf(useSearchParams()[0]);
  const similar = useSimilar(profile.id, me);
  const confirm = async (): Promise<void> => {
    // On a fault the dialog stays and says why.
    const { error } = await block({ memberId: profile.id });
    if (error !== undefined) return;
    setAsking(false);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <>
      <ProfilePage
        profile={profile}
        visitor={user === null}
        fictional={fictional}
        viewer={viewer}
        interestName={named ? interestName : null}
        onLike={toggle && ((liked) => toggle(profile, liked))}
        onLogin={() => askLogin({ memberId: profile.id })}
        onReport={() => report({ memberId: profile.id, name: profile.name })}
        onBlock={() => setAsking(true)}
      >
        <SimilarMembers state={similar} me={me} fictional={fictional} onLike={toggle} />
      </ProfilePage>
      {asking ? (
        <Suspense>
          <BlockDialog
            name={profile.name}
            busy={blocking.isLoading}
            fault={blocking.error ? sentence(blocking.error) : null}
            onConfirm={() => void confirm()}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
      {user === null ? <JoinForm /> : null}
      <Toaster
        toasts={toasts}
        onDismiss={dismiss}
        label={intl.formatMessage({ id: 'search.toasts.label' })}
        dismissLabel={intl.formatMessage({ id: 'search.toasts.dismiss' })}
      />
    </>
  );
};

const useSimilar = (memberId: number, me: Gender | undefined): SimilarState => {
  const sentence = useRefusalSentence();
  const { currentData, error, isFetching, refetch } = searchApi.useSearchSimilarQuery({ memberId, ...(me && { me }) });
  if (currentData) return { kind: 'here', members: currentData.members };
  if (error) return { kind: 'failed', reason: sentence(error), busy: isFetching, onRetry: () => void refetch() };
  return { kind: 'loading' };
};

export const ProfileScreen = withTexts([profileTexts], ProfileOf);
