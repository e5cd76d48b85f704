import { type RemoteScreens, user } from '@rendezvous/client/testing/screens';
import type { MemberProfile } from '@rendezvous/contracts/search/profile';
import { operatorPages } from './operator-search';
import { madeUpDailyLikes, madeUpFive, madeUpMember, madeUpProfile, madeUpRegions, madeUpResult } from './answers';

const { id } = madeUpProfile;
const regions = { 'GET /api/regions.php': () => ({ regions: madeUpRegions }) };
const saved = {
  'GET /api/saved-searches': () => ({ saved_searches: [{ id: 1, name: 'Tea in Lyon', query: 'interests=tea', new_members: 3 }] }),
};

const five = (members = madeUpFive) => ({ 'GET /api/todays-five': () => ({ members, next_day: madeUpDailyLikes.next_day }) });
const game = (cards: number) => ({
  'GET /api/swipe-game': () => ({
    members: Array.from({ length: cards }, (_, index) => madeUpMember(index + 40, { fictional: false, liked: false })),
    likes: madeUpDailyLikes,
  }),
});

const profile = (shown: Partial<MemberProfile>, similar: number) => ({
  [`GET /api/members/${id}`]: () => ({ ...madeUpProfile, ...shown }),
  [`GET /api/members/${id}/similar`]: () => ({ members: Array.from({ length: similar }, (_, index) => madeUpMember(index)) }),
});
/** Somebody who filled in what has to be, and nothing else. */
const bare = profile(
  {
    main_image: null,
    photo_count: 0,
    photos: [],
    about: null,
    city: null,
    relationship_status: null,
    hair_color: null,
    eye_color: null,
    body_type: null,
    tattoos: null,
    interests: [],
    shared_interests: [],
    actions: { like: false, message: false, block: false },
  },
  0,
);

/** What each screen is answered. */
export const screens: RemoteScreens = {
  pages: {
    ...operatorPages,
    '/members': {
      full: { at: '/members', user, answers: { 'GET /api/members': () => madeUpResult(), ...regions, ...five(), ...saved } },
      empty: {
        at: '/members',
        answers: { 'GET /api/members': () => madeUpResult({ members: [], total: 0, pages: 0, relaxed: [] }), ...regions },
      },
    },
    '/members/:id': {
      full: { at: `/members/${id}`, user, answers: profile({}, 8) },
      empty: { at: `/members/${id}`, answers: bare },
    },
    '/likes/m/:id': {
      full: { at: `/likes/m/${id}`, answers: profile({ liked_me: true }, 8) },
      empty: { at: `/likes/m/${id}`, answers: bare },
    },
    '/swipe-game': {
      full: { at: '/swipe-game', answers: { ...game(6), ...five() } },
      empty: { at: '/swipe-game', answers: { ...game(0), ...five([]) } },
    },
    '/match-finder': {
      full: { at: '/match-finder?step=2', user, answers: { 'GET /api/members': () => madeUpResult(), ...regions } },
      empty: {
        at: '/match-finder',
        answers: { 'GET /api/members': () => madeUpResult({ members: [], total: 0, pages: 0, relaxed: [] }), ...regions },
      },
    },
  },
  parts: {},
};
