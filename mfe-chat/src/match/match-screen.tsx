import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { imageUrl, useLike, useRefusalSentence, useUser } from '@rendezvous/client';
import { useFictional } from '@rendezvous/client/fictional';
import type { MainImage } from '@rendezvous/contracts/session';
import type { SlotProps } from '@rendezvous/contracts/slots';
import { chatApi } from '../chat.api';
import { KeptBackNotice } from '../kept-back/kept-back-notice';
import { useKeptBack } from '../kept-back/use-kept-back';
import { MatchDialog } from './match-dialog';

const pictureOf = (image: MainImage | null | undefined): string | null => (image ? imageUrl(image.filename) : null);

/** The slot that the shell shows when a like was answered or one waits. Until the member is known there is nothing to show. */
export const MatchScreen = ({ memberId, kind, onClose }: SlotProps<'match'>) => {
  const { data } = chatApi.useChatWithQuery({ memberId }, { refetchOnMountOrArgChange: true });
  const [answered, setAnswered] = useState(false);
  if (!data) return null;
  return (
    <Known
      conditions={data}
      kind={kind === 'new-like' && !answered ? 'new-like' : 'match'}
      onAnswered={() => setAnswered(true)}
      onClose={onClose}
    />
  );
};

interface KnownProps {
  readonly conditions: NonNullable<ReturnType<typeof chatApi.useChatWithQuery>['data']>;
  readonly kind: 'match' | 'new-like';
  readonly onAnswered: () => void;
  readonly onClose: () => void;
}

const Known = ({ conditions, kind, onAnswered, onClose }: KnownProps) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const sentence = useRefusalSentence();
  const user = useUser();
  const keptBack = useKeptBack();
  const fictional = useFictional();
  const [sendLike, like] = useLike();
  const [starting, setStarting] = useState(false);
  const [markSeen] = chatApi.useChatLikeSeenMutation();
  const { profile, mayStart, cost, conversationId } = conditions;
  // what was only asked for may never have been shown: the like is new until this screen is there
  useEffect(() => void markSeen({ memberId: profile.id }), [markSeen, profile.id]);

  const go = (to: string) => {
    setStarting(true);
    onClose();
    void navigate(to);
  };
  const likeBack = () =>
    sendLike({ memberId: profile.id })
      .unwrap()
      .then(onAnswered, () => undefined);
  const limited = kind === 'match' && conditions.reason === 'chat.conversation-limit';
  const values = { name: profile.name, cost, credits: user?.credits ?? 0 };
  const note = () => {
    if (keptBack) return null;
    if (limited) return intl.formatMessage({ id: 'chat.match.limit' }, values);
    return kind === 'match' && conversationId === null ? intl.formatMessage({ id: 'chat.match.cost' }, values) : null;
  };
  const act = () => (kind === 'new-like' ? void likeBack() : go(`/members/${profile.id}/chat`));
  return (
    <MatchDialog
      kind={kind}
      name={profile.name}
      fictional={profile.fictional ? fictional : null}
      ownImage={pictureOf(user?.profile.main_image)}
      image={pictureOf(profile.main_image)}
      note={note()}
      keptBack={
        keptBack && (
          <KeptBackNotice by={keptBack} onLeave={onClose}>
            {intl.formatMessage({ id: `refusal.account.${keptBack}` })}
          </KeptBackNotice>
        )
      }
      busy={starting || like.isLoading}
      error={like.error ? sentence(like.error) : null}
      onAct={keptBack || (kind === 'match' && !mayStart) ? null : act}
      onProfile={() => go(`/likes/m/${profile.id}`)}
      onClose={onClose}
    />
  );
};
