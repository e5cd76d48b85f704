import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refusalOf, useRefusalSentence } from '@rendezvous/client';
import { chatApi } from '../chat.api';
import { newId } from '../new-id';
import { isUsedUp } from '../send-queue/send-queue';

/** Refusals after which what the page says about this member has to be asked again. */
const STALE = new Set(['chat.conversation-limit', 'chat.not-reachable', 'chat.blocked', 'account.blocked-by', 'account.profile-not-found']);

/** Sends the first message. A try that got no answer keeps its client id: should it have arrived after all, it is not sent twice. */
export const useFirstMessage = (memberId: number, onStale: () => void) => {
  const navigate = useNavigate();
  const sentence = useRefusalSentence();
  const [start, { isLoading, error }] = chatApi.useChatStartMutation();
  const [tried, setTried] = useState<{ readonly text: string; readonly clientId: string } | null>(null);
  const send = async (text: string): Promise<boolean> => {
    const clientId = tried?.text === text ? tried.clientId : newId();
    setTried({ text, clientId });
    try {
      const { conversationId } = await start({ memberId, clientId, text }).unwrap();
      void navigate(`/chats/${conversationId}`, { replace: true });
      return true;
    } catch (fault) {
      const code = refusalOf(fault)?.code;
      if (isUsedUp(code)) setTried(null);
      if (STALE.has(code ?? '')) onStale();
      return false;
    }
  };
  const refused = refusalOf(error)?.code ?? null;
  return { send, busy: isLoading, refused, error: error && refused !== 'billing.not-enough-credits' ? sentence(error) : null };
};
