import { useState } from 'react';
import { type RemoteModule, defineRemote, injectRemote, queryOf, refusalOf, usePageTitle } from '@rendezvous/client';
import { lazyScreen } from '@rendezvous/client/lazy-screen';
import { listChats } from '@rendezvous/contracts/chat/conversations';

const giftsApi = injectRemote('gifts', (build) => ({ giftsChats: queryOf(build, listChats) }));
/** A part that would name the page as well, if what it is in did not. */
const Heading = ({ text }: { text: string }) => {
  usePageTitle('A part');
  return <h1>{text}</h1>;
};
export const Gifts = () => {
  const { data, error } = giftsApi.useGiftsChatsQuery(undefined as never);
  const [text, setText] = useState('');
  const left = data ? `${data.conversations_left} left` : (refusalOf(error)?.code ?? 'loading');
  usePageTitle(left);
  return (
    <>
      <Heading text={left} />
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
