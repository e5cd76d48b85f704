import type { ContentText } from '../../content-text.js';

export const newPageEn: ContentText = {
  title: 'New page',
  sections: [
    {
      heading: 'What this page is about',
      paragraphs: ['{site} is for adults who like a real conversation. This page says one thing, and says it in a few words.'],
    },
    {
      heading: 'Questions',
      paragraphs: ['Write to {email}. A person reads it.'],
    },
  ],
};
