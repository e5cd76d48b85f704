import type { RemoteScreens } from '@rendezvous/client/testing/screens';
import type { MemberCard } from '@rendezvous/contracts/member';

const face = (name: string) => ({ filename: `/portraits/${name}.svg`, thumb_filename: `/portraits/${name}.svg`, placeholder: null });

/** A member as visitors see them. */
export const ines: MemberCard = {
  id: 7,
  name: 'Inès',
  age: 33,
  gender: 'female',
  country: 'CH',
  region: 'Geneva',
  city: null,
  main_image: face('ines'),
  photo_count: 1,
  fictional: false,
  online: false,
  is_new: false,
};

/** Somebody with a long name whom the site made up, who names no region and has no photo. */
export const fictional: MemberCard = {
  ...ines,
  id: 8,
  name: 'Maximiliane-Charlotte',
  region: null,
  main_image: null,
  photo_count: 0,
  fictional: true,
};

/** What the pages about one member are answered. */
export const memberPages: RemoteScreens['pages'] = {
  '/members/:id/landing': {
    full: { at: '/members/7/landing', answers: { 'GET /api/members/7/landing': () => ines } },
    empty: { at: '/members/8/landing', answers: { 'GET /api/members/8/landing': () => fictional } },
  },
  '/members/:id/signup': {
    full: { at: '/members/7/signup', answers: { 'GET /api/members/7/landing': () => ines } },
    empty: { at: '/members/8/signup', answers: { 'GET /api/members/8/landing': () => fictional } },
  },
};
