import { readCompanyInfo } from '@rendezvous/contracts/site/company';
import { listInterests } from '@rendezvous/contracts/site/interests';
import { listRegions } from '@rendezvous/contracts/site/regions';
import { readSettings } from '@rendezvous/contracts/site/settings';
import { injectRemote, queryOf } from '../api/api';
import { declareCacheTags } from '../api/cache-tags';
import { keepCdnPrefix } from './image-url';

declareCacheTags({ Content: ['language-changed'] });

const FOREVER = Number.POSITIVE_INFINITY;

/** Settings and reference data: each loaded once and kept. What is told in the reader's language is asked again when that changes. */
export const siteApi = injectRemote('site', (build) => ({
  siteSettings: queryOf(build, readSettings, {
    keepUnusedDataFor: FOREVER,
    providesTags: ['Content'],
    onQueryStarted: async (_, { queryFulfilled }) => {
      const reply = await queryFulfilled.catch(() => null);
      if (reply) keepCdnPrefix(reply.data.cdn_prefix);
    },
  }),
  siteRegions: queryOf(build, listRegions, { keepUnusedDataFor: FOREVER, providesTags: ['Content'] }),
  siteInterests: queryOf(build, listInterests, { keepUnusedDataFor: FOREVER }),
  siteCompany: queryOf(build, readCompanyInfo, { keepUnusedDataFor: FOREVER }),
}));
