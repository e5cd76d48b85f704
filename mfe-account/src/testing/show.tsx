import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { declareCacheTags, siteApi } from '@rendezvous/client';
import { givenStore, Stage } from '@rendezvous/client/testing';
import type { User } from '@rendezvous/contracts/session';
import type { Settings } from '@rendezvous/contracts/site/settings';
import descriptor from '../../descriptor.json';
import messages from '../messages/en.json';
import * as answers from './answers';

// as the shell does with every descriptor
declareCacheTags(descriptor.cacheTags);

interface Shown {
  /** Address of the page. */
  readonly at: string;
  /** null for a visitor. */
  readonly user?: User | null;
  readonly settings?: Partial<Settings>;
}

/** Shows a screen as the shell does, with the reference data that its forms read. */
export const show = async (screen: ReactElement, { at, user = null, settings = {} }: Shown) => {
  const store = await givenStore({ user, settings });
  await store.dispatch(siteApi.util.upsertQueryData('siteRegions', undefined, { regions: [...answers.regions] }));
  await store.dispatch(siteApi.util.upsertQueryData('siteInterests', undefined, { interests: answers.interests as never }));
  return render(
    <Stage store={store} at={at} messages={messages}>
      <Routes>
        <Route path={at.split('?')[0]!} element={screen} />
        <Route path="*" element={null} />
      </Routes>
    </Stage>,
  );
};
