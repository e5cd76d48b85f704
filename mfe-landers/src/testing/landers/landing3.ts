import type { Lander } from '@rendezvous/contracts/landers/landers';
import type { FoundMember } from '@rendezvous/contracts/search/members';
import { fictional, ines } from '../members';
import type { AnsweredLander } from './answered-lander';

export const manyFaces: Lander<'landing3'> = {
  slug: 'landing3',
  template: 'landing3',
  language: 'en',
  preview: false,
  heading: 'Meet {name}',
  lead: 'And have a look around: below are others of about the same age, from the same country. Say hello where you stop.',
  action: 'Say hello to {name}',
  sections: [],
  siteTexts: ['18+ only.', 'Joining is free. Credits to begin with: 3.'],
  images: [],
  social: { title: 'Who is here', description: 'A face, and others to have a look at.', image: null },
  parts: { alike: 'Others like {name}' },
};

const FACES = ['maya', 'lou', 'sana', 'claire', 'elin', 'bea'] as const;

/** More than the row shows. */
export const alike: readonly FoundMember[] = FACES.map((face, index) => ({
  ...ines,
  id: 20 + index,
  name: `${face[0]!.toUpperCase()}${face.slice(1)}`,
  age: 30 + index,
  main_image: { filename: `/portraits/${face}.svg`, thumb_filename: `/portraits/${face}.svg`, placeholder: null },
  fictional: index === 2,
  liked: false,
  matched: false,
  locked_photos: 0,
}));

const member = `GET /api/members/${ines.id}/landing`;
const others = `GET /api/members/${ines.id}/similar`;

export const landing3: AnsweredLander<'landing3'> = {
  full: { ...manyFaces, sections: [{ heading: 'How it goes on', text: 'As slowly as you want.' }] },
  empty: { ...manyFaces, siteTexts: [] },
  calls: {
    full: { [member]: () => ines, [others]: () => ({ members: alike }) },
    empty: { [member]: () => ({ ...fictional, id: ines.id }), [others]: () => ({ members: [] }) },
  },
};
