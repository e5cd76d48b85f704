import { type RemoteScreens, user } from '@rendezvous/client/testing/screens';
import type { LanderLink } from '@rendezvous/contracts/landers/links';
import type { OperatorLander, OperatorLanders } from '@rendezvous/contracts/landers/operator';
import type { LanderReport } from '@rendezvous/contracts/landers/reports';
import type { VisitSource } from '@rendezvous/contracts/site/visit-sources';

/** Who may open operators' pages. */
export const operator = { ...user, operator: true };

const summer: OperatorLander = {
  slug: 'summer',
  template: 'alonetonight',
  path: '/landers/alonetonight/summer',
  state: 'published',
  version: 3,
  weight: 100,
  starts_at: null,
  ends_at: '2026-12-31T22:59:00.000Z',
  visits: 48_210,
};
const DAYS = 14;

/** Narrower day by day, around a difference that is there. */
const difference = (day: number, estimate: number) => {
  const half = 0.09 / Math.sqrt(day + 1);
  return { estimate: estimate + 0.01 / (day + 1), low: estimate - half, high: estimate + half };
};

export const report: LanderReport = {
  template: 'alonetonight',
  goal: 'signup',
  started_at: '2026-11-08T09:00:00.000Z',
  ended_at: null,
  bucket_version: 1,
  arms: [
    { slug: 'alonetonight', visits: 24_105, persons: 6210, reached: 310, signups: 310, confirmed: 201, purchases: 12 },
    { slug: 'summer', visits: 24_090, persons: 6188, reached: 402, signups: 402, confirmed: 266, purchases: 19 },
    { slug: 'late-autumn-evening', visits: 24_115, persons: 6190, reached: 331, signups: 331, confirmed: 214, purchases: 11 },
  ],
  comparisons: [
    { slug: 'summer', difference: difference(DAYS - 1, 0.028) },
    { slug: 'late-autumn-evening', difference: difference(DAYS - 1, 0.004) },
  ],
  excluded: 41,
  mismatch: 1,
  verdict: { kind: 'winner', slugs: ['summer'] },
  changed: [],
  days: Array.from({ length: DAYS }, (_, day) => ({
    day: `2026-11-${String(day + 8).padStart(2, '0')}`,
    comparisons: [
      { slug: 'summer', difference: day < 2 ? null : difference(day, 0.028) },
      { slug: 'late-autumn-evening', difference: day < 2 ? null : difference(day, 0.004) },
    ],
  })),
};

export const landers: OperatorLanders = {
  time_zone: 'Europe/Zurich',
  variants: [
    summer,
    {
      ...summer,
      slug: 'late-autumn-evening',
      path: '/landers/alonetonight/late-autumn-evening',
      version: 1,
      ends_at: null,
      visits: 24_115,
    },
    { ...summer, slug: 'winter', state: 'draft', version: null, weight: 0, ends_at: null, visits: 0 },
    {
      ...summer,
      slug: 'spring-of-last-year',
      template: 'iconslanding',
      path: '/landers/iconslanding/spring-of-last-year',
      state: 'withdrawn',
      starts_at: '2026-03-01T08:00:00.000Z',
      visits: 1_204_511,
    },
  ],
  reports: [report],
};

export const link: LanderLink = {
  url: 'https://love.example/landers/alonetonight/summer?network=partner&utm_source=mail',
  qr: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#fff" d="M0 0h9v9H0z"/><path d="M4 4h1v1h-1z"/></svg>',
};

export const visitSources: readonly VisitSource[] = [
  { network: 'partner-of-the-first-hour', ref: 'newsletter-2026-11', visits: 12_408, bounces: 5211 },
  { network: '', ref: '', visits: 3120, bounces: 1890 },
  { network: 'search', ref: '', visits: 204, bounces: 31 },
];

const PATH = '/operator/landers';
const answer = (told: OperatorLanders, sources: readonly VisitSource[]) => ({
  [`GET /api${PATH}`]: () => told,
  'GET /api/operator/visit-sources': () => ({ sources }),
});

/** What the page of operators is answered. */
export const operatorPages: RemoteScreens['pages'] = {
  [PATH]: {
    full: { at: `${PATH}?variant=summer`, user: operator, answers: answer(landers, visitSources) },
    empty: { at: PATH, user: operator, answers: answer({ ...landers, variants: [], reports: [] }, []) },
  },
};
