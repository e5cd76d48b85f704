import { siteApi } from '@rendezvous/client';
import { showWith } from '@rendezvous/client/testing';
import descriptor from '../../descriptor.json';
import messages from '../messages/en';
import * as answers from './answers';

/** Shows a screen to a visitor as the shell does, with the reference data that its forms read. */
export const show = showWith({
  descriptor,
  messages,
  user: null,
  prepare: async ({ dispatch }) => {
    await dispatch(siteApi.util.upsertQueryData('siteRegions', undefined, { regions: [...answers.regions] }));
    await dispatch(siteApi.util.upsertQueryData('siteInterests', undefined, { interests: answers.interests as never }));
  },
});
