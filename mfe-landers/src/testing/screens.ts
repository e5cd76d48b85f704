import type { RemoteScreens } from '@rendezvous/client/testing/screens';
import type { ContentPage } from '@rendezvous/contracts/landers/pages';
import { terms } from './answers';
import { landerPages } from './landers';
import { memberPages } from './members';
import { operatorPages } from './operator-landers';

const SLUGS = ['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'service', 'terms'] as const;

const content = (slug: string, page: Partial<ContentPage>) => ({
  at: `/pages/${slug}`,
  answers: { [`GET /api/pages/${slug}`]: () => ({ ...terms, slug, ...page }) },
});
const page = (slug: string) =>
  [`/pages/${slug}`, { full: content(slug, {}), empty: content(slug, { sections: [], languages: ['en'], sample: false }) }] as const;

/** What each screen is answered. */
export const screens: RemoteScreens = {
  pages: {
    ...landerPages,
    ...memberPages,
    ...operatorPages,
    ...Object.fromEntries(SLUGS.map(page)),
  },
  parts: {},
};
