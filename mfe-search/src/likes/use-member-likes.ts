import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import { type AppStore, useLike, useLoginOrSignup, useRefusalSentence, useUnlike, useUser } from '@rendezvous/client';
import { useModerated } from '@rendezvous/client/moderated';
import { useToasts } from '@rendezvous/ui';
import { showLiked } from './show-liked';

/** Somebody to like. */
export interface Likeable {
  readonly id: number;
  readonly name: string;
}

export type ToggleLike = (member: Likeable, liked: boolean) => void;

/**
 * Likes that show at once: every list and page that knows the member changes with the press, and changes back with the reason
 * when the server says no. Visitors are asked to log in or sign up. Taking a like back can be undone.
 *
 * `toggle` is null while the reader's own profile is disabled: the server would refuse each, so nothing to press is shown. Likes are taken back on `/likes`.
 */
export const useMemberLikes = () => {
  const intl = useIntl();
  const store = useStore() as AppStore;
  const user = useUser();
  const moderated = useModerated();
  const askLogin = useLoginOrSignup();
  const sentence = useRefusalSentence();
  const { toasts, show, dismiss } = useToasts();
  const [sendLike] = useLike();
  const [sendUnlike] = useUnlike();
  // While a call is under way a second press would race it.
  const underWay = useRef(new Set<number>());

  async function send({ id, name }: Likeable, liked: boolean): Promise<void> {
    const undo = showLiked(store, id, { liked });
    try {
      if (liked) {
        const { matched } = await sendLike({ memberId: id }).unwrap();
        if (matched) showLiked(store, id, { liked, matched });
        return;
      }
      await sendUnlike({ memberId: id }).unwrap();
      const again = { label: intl.formatMessage({ id: 'search.like.undo' }), onAction: () => toggle({ id, name }, true) };
      show({ text: intl.formatMessage({ id: 'search.like.undone' }, { name }), action: again });
    } catch (error) {
      undo();
      const failed = liked ? 'search.like.failed' : 'search.like.unlike-failed';
      show({ text: intl.formatMessage({ id: failed }, { name, reason: sentence(error) }), tone: 'danger' });
    }
  }

  function toggle(member: Likeable, liked: boolean): void {
    if (user === null) return askLogin({ memberId: member.id });
    if (underWay.current.has(member.id)) return;
    underWay.current.add(member.id);
    void send(member, liked).finally(() => underWay.current.delete(member.id));
  }

  return { toggle: moderated ? null : toggle, toasts, dismiss };
};
