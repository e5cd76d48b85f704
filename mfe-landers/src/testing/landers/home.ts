import { regions } from '../answers';
import type { Lander } from '@rendezvous/contracts/landers/landers';
import type { AnsweredLander } from './answered-lander';

export const hello: Lander<'home'> = {
  slug: 'home',
  template: 'home',
  language: 'en',
  preview: false,
  heading: 'The best evenings start with hello.',
  lead: 'Rendezvous is for adults who like a real conversation.',
  action: 'See who’s around',
  sections: [],
  siteTexts: [],
  images: [
    { role: 'left', alt: 'Painted portrait of a woman', sources: [] },
    { role: 'right', alt: 'Painted portrait of a man', sources: [] },
  ],
  social: { title: 'Meet someone worth the evening', description: 'A real conversation.', image: null },
  parts: {},
};

/** As a variant may change it. */
export const helloOfAVariant: Lander<'home'> = {
  ...hello,
  slug: 'autumn',
  heading: 'Autumn is for two.',
  sections: [{ heading: 'How it begins', text: 'With one honest line.' }],
  images: [
    { role: 'left', alt: '', sources: [{ shape: 'square', width: 720, url: '/media/l/a/square-720.webp' }] },
    { role: 'right', alt: '', sources: [] },
  ],
};

const answer = (told: typeof regions) => ({ 'GET /api/regions.php': () => ({ regions: told }) });

export const home: AnsweredLander<'home'> = {
  full: helloOfAVariant,
  empty: hello,
  calls: { full: answer(regions), empty: answer([]) },
};
