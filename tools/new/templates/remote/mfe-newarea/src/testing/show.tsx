import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { givenStore, Stage } from '@rendezvous/client/testing';
import messages from '../messages/en.json';

interface Shown {
  /** Address of the page and the route that shows the screen. */
  readonly at: string;
  readonly route: string;
}

/** Shows a screen to Hugo, who is logged in, as the shell does. */
export const show = async (screen: ReactElement, { at, route }: Shown) =>
  render(
    <Stage store={await givenStore()} at={at} messages={messages}>
      <Routes>
        <Route path={route} element={screen} />
        <Route path="*" element={null} />
      </Routes>
    </Stage>,
  );
