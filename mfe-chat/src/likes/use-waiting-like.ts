import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { contactApi, overlayActions } from '@rendezvous/client';
import type { AppStore } from '@rendezvous/client';
import { chatApi } from '../chat.api';

/** Likes are loaded again this long after. */
const RELOAD_MS = 500;

const showWaiting = async (dispatch: AppStore['dispatch'], isHere: () => boolean): Promise<void> => {
  const asking = dispatch(chatApi.endpoints.chatWaitingLike.initiate(undefined, { subscribe: false, forceRefetch: true }));
  const { data } = await asking;
  // without an answer nothing is lost: the list shows the same like
  if (!data?.profile) return;
  // whoever has gone on by now, to a profile as a rule, is not interrupted there
  if (!isHere()) return;
  dispatch(overlayActions.showMatch({ memberId: data.profile.id, kind: data.matched ? 'match' : 'new-like' }));
  setTimeout(() => dispatch(contactApi.util.invalidateTags(['Likes'])), RELOAD_MS);
};

/** Shows the newest like that nobody has looked at yet, once a visit of the page. @param fresh new likes, as far as known */
export const useWaitingLike = (fresh: number): void => {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const asked = useRef(false);
  const here = useRef(false);
  // the answer may come when the page was left
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  // showing a like is an effect of coming here
  useEffect(() => {
    if (asked.current || fresh === 0) return;
    asked.current = true;
    void showWaiting(dispatch, () => here.current);
  }, [fresh, dispatch]);
};
