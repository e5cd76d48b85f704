import { injectRemote, mutationOf, siteApi } from '@rendezvous/client';
import { chooseCookies } from '@rendezvous/contracts/site/cookie-choice';

export const cookiesApi = injectRemote('cookies', (build) => ({
  cookiesChoose: mutationOf(build, chooseCookies, {
    onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
      const reply = await queryFulfilled.catch(() => null);
      if (reply) dispatch(siteApi.util.updateQueryData('siteSettings', {}, (settings) => void (settings.cookie_choice = reply.data)));
    },
  }),
}));
