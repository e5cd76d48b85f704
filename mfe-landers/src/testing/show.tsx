import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { givenStore, Stage } from '@rendezvous/client/testing';
import type { Settings } from '@rendezvous/contracts/site/settings';
import messages from '../messages/en.json';

interface Shown {
  /** Address of the page and the route that shows the screen. */
  readonly at: string;
  readonly route: string;
  readonly settings?: Partial<Settings>;
}

const Elsewhere = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="elsewhere">{pathname + search}</p>;
};

/** Shows a screen to a visitor from Switzerland, as the shell does. */
export const show = async (screen: ReactElement, { at, route, settings = {} }: Shown) =>
  render(
    <Stage store={await givenStore({ user: null, settings: { geoip_country: 'CH', ...settings } })} at={at} messages={messages}>
      <Routes>
        <Route path={route} element={screen} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </Stage>,
  );
