import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { declareCacheTags } from '@rendezvous/client';
import { Route, Routes } from 'react-router-dom';
import { givenStore, Stage } from '@rendezvous/client/testing';
import type { User } from '@rendezvous/contracts/session';
import descriptor from '../../descriptor.json';
import messages from '../messages/en.json';

// as the shell does with every descriptor
declareCacheTags(descriptor.cacheTags);

interface Shown {
  /** The address, and the route that shows the screen. */
  readonly at?: string;
  readonly route?: string;
  readonly user?: User;
}

/** Shows a screen as the shell does; messages are short here. */
export const show = async (screen: ReactElement, { at = '/', route = at, user }: Shown = {}) => {
  const store = await givenStore({ user, settings: { message_length: 100 } });
  const shown = render(
    <Stage store={store} at={at} messages={messages}>
      <Routes>
        <Route path={route} element={screen} />
        <Route path="*" element={null} />
      </Routes>
    </Stage>,
  );
  return { ...shown, store };
};
