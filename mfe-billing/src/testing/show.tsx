import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { givenStore, Stage } from '@rendezvous/client/testing';
import type { User } from '@rendezvous/contracts/session';
import type { Settings } from '@rendezvous/contracts/site/settings';
import messages from '../messages/en.json';

interface Shown {
  /** Address of the page and the route that shows the screen. */
  readonly at: string;
  readonly route: string;
  /** null for a visitor. */
  readonly user?: User | null;
  readonly settings?: Partial<Settings>;
}

/** Shows a screen as the shell does. */
export const show = async (screen: ReactElement, { at, route, ...given }: Shown) =>
  render(
    <Stage store={await givenStore(given)} at={at} messages={messages}>
      <Routes>
        <Route path={route} element={screen} />
        <Route path="*" element={null} />
      </Routes>
    </Stage>,
  );
