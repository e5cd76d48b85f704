import { useState } from 'react';
import { useChats } from '@rendezvous/client';
import { type Chat, FURTHER_CHATS_MAX } from '@rendezvous/contracts/chat/conversations';
import { chatApi } from '../chat.api';

const STEP = 200;

/** More conversations on the server. */
export interface MoreChats {
  readonly busy: boolean;
  /** The last try brought nothing: the next one is the member's. */
  readonly failed: boolean;
  readonly load: () => void;
}

/** A conversation that was written in since is in the first list already. */
const merged = (first: readonly Chat[], further: readonly Chat[]): readonly Chat[] => {
  const known = new Set(first.map(({ conversation }) => conversation.id));
  return [...first, ...further.filter(({ conversation }) => !known.has(conversation.id))];
};

/** The conversations: the latest, which come with the page's poll, and as many of the others as were asked for. */
export const useChatList = () => {
  const { data, ...chats } = useChats();
  const [wanted, setWanted] = useState(0);
  const after = data?.next ?? '';
  // what follows the first list is asked for as one, so that it never has a gap when that list moves on
  const further = chatApi.useChatFurtherQuery({ after, limit: wanted }, { skip: after === '' || wanted === 0 });
  const beyond = after === '' ? undefined : further.data;
  const atEnd = after === '' || (wanted > 0 && further.currentData?.next === null) || (wanted === FURTHER_CHATS_MAX && !further.isError);
  const more: MoreChats | null = atEnd
    ? null
    : {
        busy: further.isFetching,
        failed: further.isError && !further.isFetching,
        load: () => {
          if (further.isError) void further.refetch();
          else setWanted(Math.min(wanted + STEP, FURTHER_CHATS_MAX));
        },
      };
  return { ...chats, data, chats: data ? merged(data.chats, beyond?.chats ?? []) : null, more };
};
