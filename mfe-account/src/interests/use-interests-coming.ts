import { siteApi } from '@rendezvous/client';

/** The names of interests are on their way. When they do not come, one chooses by what interests are called in the contract. */
export const useInterestsComing = (): boolean => siteApi.useSiteInterestsQuery().isLoading;
