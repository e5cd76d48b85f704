import type { Lander } from '@rendezvous/contracts/landers/landers';
import type { AnsweredLander } from './answered-lander';

export const collage: Lander<'collagelanding'> = {
  slug: 'collagelanding',
  template: 'collagelanding',
  language: 'en',
  preview: false,
  heading: 'Lives, not poses.',
  lead: 'A bike, a book, a dog, a pan: what people love says more than how they pose.',
  action: 'Look for them',
  sections: [{ heading: 'How it begins', text: 'With one honest line, to somebody whose face you like.' }],
  siteTexts: ['18+ only.', 'Joining is free. Credits to begin with: 3.'],
  images: [],
  social: {
    title: 'Lives, not poses.',
    description: 'A bike, a book, a dog, a pan: what people love says more than how they pose.',
    image: null,
  },
  parts: {
    question: 'Find someone who …',
    ends: {
      biking: 'rides a bike',
      reading: 'reads',
      animals: 'likes animals',
      cooking: 'cooks',
      music: 'plays music loud',
      dancing: 'dances',
    },
    note: 'What you pick, up to three, is noted as your own interests when you join.',
  },
};

export const collageInFrench: Lander<'collagelanding'> = {
  ...collage,
  language: 'fr',
  heading: 'Des vies, pas des poses.',
  lead: 'Un vélo, un livre, un chien, une poêle\u00a0: ce qu’on aime en dit plus qu’une pose.',
  action: 'Partir à sa recherche',
  sections: [],
  siteTexts: [],
  images: [],
  parts: {
    question: 'Trouver quelqu’un qui…',
    ends: {
      biking: 'roule à vélo',
      reading: 'lit',
      animals: 'aime les animaux',
      cooking: 'cuisine',
      music: 'écoute la musique fort',
      dancing: 'danse',
    },
    note: 'Vos choix, trois au plus, deviennent vos centres d’intérêt à l’inscription.',
  },
};

export const collagelanding: AnsweredLander<'collagelanding'> = { full: collage, empty: collageInFrench };
