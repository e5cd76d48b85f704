import type { Lander } from '@rendezvous/contracts/landers/landers';
import type { AnsweredLander } from './answered-lander';

export const constellation: Lander<'socialnetwork'> = {
  slug: 'socialnetwork',
  template: 'socialnetwork',
  language: 'en',
  preview: false,
  heading: 'What would you share?',
  lead: 'Pick three things that you love, and see who shares them.',
  action: 'Find your people',
  sections: [{ heading: 'How it begins', text: 'With one honest line, to somebody who likes what you like.' }],
  siteTexts: ['18+ only.', 'Joining is free. Credits to begin with: 3.'],
  images: [],
  social: { title: 'What would you share?', description: 'Pick three things that you love, and see who shares them.', image: null },
  parts: {
    question: 'Pick three',
    show: 'Show them',
    interests: {
      dancing: 'Dancing',
      travelling: 'Travelling',
      music: 'Music',
      movies: 'Films',
      outdoors: 'The outdoors',
      hiking: 'Hiking',
      reading: 'Reading',
      animals: 'Animals',
      art: 'Art',
      cooking: 'Cooking',
      wine: 'Wine',
      coffee: 'Coffee',
    },
  },
};

export const socialnetwork: AnsweredLander<'socialnetwork'> = {
  full: constellation,
  empty: { ...constellation, sections: [], siteTexts: [] },
};
