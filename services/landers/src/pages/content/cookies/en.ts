import type { ContentText } from '../../content-text.js';

export const cookiesEn: ContentText = {
  title: 'Cookies',
  sections: [
    {
      heading: 'Needed: always there',
      paragraphs: ['Without these the site cannot do what you ask of it. They need no consent.'],
      items: [
        'session: keeps you logged in, 30 days, for our server only',
        'locale: the language you chose, 365 days',
        'geoip_selected_country: the country you chose, 365 days',
        'visitor: a random name for your browser, 365 days. It keeps you on one version of the site while some visitors try a new one, and lets us count in how many browsers that one fails',
        'Storage of the browser: drafts of messages, and which notices you have closed. Drafts are cleared when you log out',
      ],
    },
    {
      heading: 'Measuring: only with your consent',
      paragraphs: [
        'Where you came from and how pages are used is measured only after you agreed. “Only what is needed” is as easy to choose as “all”, and you may change your mind at any time.',
      ],
    },
    {
      heading: 'What we do not do',
      paragraphs: ['No cookies of advertising networks, no pixels of social networks, no fingerprint of your device.'],
    },
    {
      heading: 'Deleting them',
      paragraphs: [
        'Your browser can delete cookies and stored data of this site at any time. You are then logged out, and your choices are forgotten. Questions: {email}.',
      ],
    },
  ],
};
