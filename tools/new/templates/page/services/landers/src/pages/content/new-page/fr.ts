import type { ContentText } from '../../content-text.js';

export const newPageFr: ContentText = {
  title: 'New page',
  sections: [
    {
      heading: 'De quoi parle cette page',
      paragraphs: ['{site} est fait pour les adultes qui aiment parler vraiment. Cette page dit une seule chose, en peu de mots.'],
    },
    {
      heading: 'Questions',
      paragraphs: ['Écrivez à {email}. Une personne vous lira.'],
    },
  ],
};
