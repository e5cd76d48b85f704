import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { contactApi } from '@rendezvous/client';
import type { AppStore } from '@rendezvous/client';
import { chatApi } from '../chat.api';
import { changeThread } from '../thread/thread-loading';
import type { Thread } from '../thread/thread.rules';

const useVisible = (): boolean => {
  const [visible, setVisible] = useState(() => !document.hidden);
  // whether the tab is looked at is a fact of the document
  useEffect(() => {
    const note = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, []);
  return visible;
};

type Read = Pick<Thread, 'id' | 'upTo' | 'ownRead' | 'held'>;

/** Tells that everything loaded was seen, and clears the conversation's badge. Rejects with the refused call. */
const tellRead = async (store: AppStore, { id, upTo }: Read): Promise<void> => {
  const reply = await store.dispatch(chatApi.endpoints.chatRead.initiate({ conversationId: id, seq: upTo }, { track: false })).unwrap();
  store.dispatch(
    contactApi.util.updateQueryData('contactChats', undefined, (draft) => {
      draft.total_unread_messages = reply.total_unread_messages;
      const chat = draft.chats.find(({ conversation }) => conversation.id === id);
      if (chat) chat.num_unread_messages = 0;
    }),
  );
  changeThread(store, id, (thread) => ({ ...thread, ownRead: Math.max(thread.ownRead, upTo) }));
};

/** Tells the server that everything loaded was seen, as long as the tab is looked at. */
export const useMarkRead = ({ id, upTo, ownRead, held }: Read): void => {
  const store = useStore() as AppStore;
  const visible = useVisible();
  const told = useRef(ownRead);

  // reading is an effect of being shown, not of a click
  useEffect(() => {
    if (!visible || held > 0 || upTo <= told.current) return;
    const before = told.current;
    told.current = upTo;
    tellRead(store, { id, upTo, ownRead, held }).catch(() => {
      // told again with the next message, or when the tab is looked at again
      told.current = before;
    });
  }, [visible, held, upTo, id, ownRead, store]);
};
