import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { chatApi } from '../chat.api';
import type { ComposerHandle } from '../room/composer/composer';
import type { Draft } from '../room/composer/use-draft';
import type { Arrival } from '../room/use-arrival';

/**
 * Opens the conversation once it has begun and can be shown, and takes along what is being written meanwhile: nobody types into nothing
 * between the two pages.
 * @param conversationId null while it has not begun
 */
export const useOpenBegun = (conversationId: number | null, composer: RefObject<ComposerHandle | null>, draft: Draft): void => {
  const navigate = useNavigate();
  const { isSuccess, isError } = chatApi.useChatThreadQuery(conversationId ?? 0, { skip: conversationId === null });
  const shows = isSuccess || isError;
  // moving on is no part of drawing
  useEffect(() => {
    if (conversationId === null || !shows) return;
    draft.moveTo(String(conversationId));
    const state: Arrival = { writes: composer.current?.hasFocus() ?? false };
    void navigate(`/chats/${conversationId}`, { replace: true, state });
  }, [conversationId, shows, composer, draft, navigate]);
};
