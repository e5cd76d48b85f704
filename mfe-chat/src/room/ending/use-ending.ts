import { useState } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { contactApi, useBlock, useRefusalSentence } from '@rendezvous/client';
import type { AppStore } from '@rendezvous/client';
import { chatApi } from '../../chat.api';

export interface Ending {
  readonly asked: 'block' | 'remove' | null;
  readonly ask: (kind: 'block' | 'remove') => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
  readonly busy: boolean;
  readonly error: string | null;
}

/** Ending a conversation: by a block, which goes to the server first, or by removing it, which goes from the list first. */
export const useEnding = (conversationId: number | null, memberId: number | null): Ending => {
  const store = useStore() as AppStore;
  const navigate = useNavigate();
  const sentence = useRefusalSentence();
  const [sendBlock, { isLoading }] = useBlock();
  const [asked, setAsked] = useState<Ending['asked']>(null);
  const [error, setError] = useState<string | null>(null);

  const block = async (id: number) => {
    try {
      await sendBlock({ memberId: id }).unwrap();
      setAsked(null);
      void navigate('/chats', { replace: true });
    } catch (fault) {
      setError(sentence(fault));
    }
  };
  /** Local first, then the server; if that fails an alert says why and the list is loaded again. */
  const remove = async (id: number) => {
    setAsked(null);
    const removed = store.dispatch(
      contactApi.util.updateQueryData('contactChats', undefined, (draft) => {
        const chat = draft.chats.find(({ conversation }) => conversation.id === id);
        draft.total_unread_messages -= chat?.num_unread_messages ?? 0;
        draft.chats = draft.chats.filter((one) => one !== chat);
      }),
    );
    void navigate('/chats', { replace: true });
    try {
      await store.dispatch(chatApi.endpoints.chatRemove.initiate({ conversation: { id } }, { track: false })).unwrap();
    } catch (fault) {
      removed.undo();
      window.alert(sentence(fault));
      store.dispatch(contactApi.util.invalidateTags(['Chats']));
    }
  };

  return {
    asked,
    error,
    busy: isLoading,
    ask: (kind) => {
      setError(null);
      setAsked(kind);
    },
    cancel: () => setAsked(null),
    confirm: () => {
      if (asked === 'block' && memberId !== null) void block(memberId);
      if (asked === 'remove' && conversationId !== null) void remove(conversationId);
    },
  };
};
