import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { declareCacheTags } from '@rendezvous/client';
import { Route, Routes } from 'react-router-dom';
import { givenStore, settings, Stage } from '@rendezvous/client/testing';
import type { User } from '@rendezvous/contracts/session';
import descriptor from '../../descriptor.json';
import messages from '../messages/en.json';

// as the shell does with every descriptor
declareCacheTags(descriptor.cacheTags);

const countries = (['FR', 'BE', 'CH'] as const).map((code) => ({ ...settings.countries[0]!, code }));

/** Puts a screen where the shell would. */
export const renderScreen = async (screen: ReactElement, at: string, user?: User | null) => {
  const store = await givenStore({ user, settings: { countries } });
  const view = render(
    <Stage store={store} at={at} messages={messages}>
      <Routes>
        <Route path="/members" element={screen} />
        <Route path="/members/:id" element={screen} />
        <Route path="*" element={null} />
      </Routes>
    </Stage>,
  );
  return { ...view, store };
};
