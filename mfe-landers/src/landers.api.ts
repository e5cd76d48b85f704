import { injectRemote, mutationOf, queryOf, siteApi } from '@rendezvous/client';
import { readRefusedForm, startSignup } from '@rendezvous/contracts/account/signup-start';
import { readLander } from '@rendezvous/contracts/landers/landers';
import { readMemberLanding } from '@rendezvous/contracts/landers/member-landing';
import { readContentPage } from '@rendezvous/contracts/landers/pages';
import { listSimilar } from '@rendezvous/contracts/search/profile';
import { countByInterests, countByRegion } from '@rendezvous/contracts/search/member-counts';
import { searchMembers } from '@rendezvous/contracts/search/members';
import { chooseCookies } from '@rendezvous/contracts/site/cookie-choice';

/** Texts name limits in the reader's language, so a change of the language asks for them again. */
export const landersApi = injectRemote('landers', (build) => ({
  landersLander: queryOf(build, readLander, { providesTags: ['Content'] }),
  landersMember: queryOf(build, readMemberLanding, { providesTags: ['Content'] }),
  landersAlike: queryOf(build, listSimilar, { providesTags: ['Content'] }),
  landersListed: queryOf(build, searchMembers),
  landersRegionCounts: queryOf(build, countByRegion, { providesTags: ['Content'] }),
  landersInterestCounts: queryOf(build, countByInterests),
  landersPage: queryOf(build, readContentPage, { providesTags: ['Content'] }),
  landersRefusedForm: queryOf(build, readRefusedForm, { keepUnusedDataFor: 0 }),
  landersStartSignup: mutationOf(build, startSignup),
  landersChooseCookies: mutationOf(build, chooseCookies, {
    onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
      const reply = await queryFulfilled.catch(() => null);
      if (reply) dispatch(siteApi.util.updateQueryData('siteSettings', {}, (settings) => void (settings.cookie_choice = reply.data)));
    },
  }),
}));
