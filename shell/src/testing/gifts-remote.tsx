import { useState } from 'react';
import { type RemoteModule, defineRemote, injectRemote, queryOf } from '@rendezvous/client';
import { lazyScreen } from '@rendezvous/client/lazy-screen';
import { listChats } from '@rendezvous/contracts/chat/conversations';

const giftsApi = injectRemote('gifts', (build) => ({ giftsChats: queryOf(build, listChats) }));
export const Gifts = () => {
  const { data } = giftsApi.useGiftsChatsQuery(undefined as never);
  const [text, setText] = useState('');
  return (
    <>
      <h1>{data ? `${data.conversations_left} left` : 'loading'}</h1>
      <button type="button" onClick={() => setText('pressed')}>
        Press {text}
      </button>
    </>
  );
};
/** A remote with one screen, which begins with a call. */
export const giftsRemote = (): RemoteModule => {
  const Screen = lazyScreen(async () => ({ default: Gifts }));
  return defineRemote({ area: 'gifts', routes: [{ path: '/gifts', element: <Screen /> }], messages: async () => ({}) });
};
