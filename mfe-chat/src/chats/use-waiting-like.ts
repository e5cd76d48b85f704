import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { contactApi, overlayActions, useNewLikesCount, useUser } from '@rendezvous/client';
import type { AppStore } from '@rendezvous/client';
import { useModerated } from '@rendezvous/client/moderated';
import { chatApi } from '../chat.api';

/** Likes are loaded again this long after. */
const RELOAD_MS = 500;

/** Of whom it was asked in this page's life: coming back from a conversation is the same visit. */
const asked = new WeakMap<AppStore, number>();

/** A dialog stands over the page, or is on its way. */
const isCovered = (store: AppStore): boolean =>
  Object.values(store.getState().overlay).some((overlay) => overlay !== null) || document.querySelector('dialog[open]') !== null;

const showWaiting = async (store: AppStore, isHere: () => boolean): Promise<void> => {
  const asking = store.dispatch(chatApi.endpoints.chatWaitingLike.initiate(undefined, { subscribe: false, forceRefetch: true }));
  const { data } = await asking;
  // without an answer nothing is lost: the likes show the same like
  if (!data?.profile) return;
  // whoever has opened a conversation by now, or answers another dialog, is not interrupted: the like waits for the next time that they come
  if (!isHere() || isCovered(store)) {
    asked.delete(store);
    return;
  }
  store.dispatch(overlayActions.showMatch({ memberId: data.profile.id, kind: data.matched ? 'match' : 'new-like' }));
  setTimeout(() => store.dispatch(contactApi.util.invalidateTags(['Likes'])), RELOAD_MS);
};

/**
 * Shows the newest like that nobody has looked at yet, once a visit. Not to a member whose profile is disabled: they could not answer it.
 * @param inList the list of conversations is the page: nobody is talked to
 */
export const useWaitingLike = (inList: boolean): void => {
  const store = useStore() as AppStore;
  const fresh = useNewLikesCount();
  const user = useUser();
  const moderated = useModerated();
  const memberId = user && !moderated ? user.id : null;
  const here = useRef(false);
  // the answer may come when the list was left
  useEffect(() => {
    here.current = inList;
    return () => {
      here.current = false;
    };
  }, [inList]);
  // showing a like is an effect of coming here
  useEffect(() => {
    if (!inList || fresh === 0 || memberId === null || asked.get(store) === memberId) return;
    if (isCovered(store)) return;
    asked.set(store, memberId);
    void showWaiting(store, () => here.current);
  }, [inList, fresh, memberId, store]);
};
