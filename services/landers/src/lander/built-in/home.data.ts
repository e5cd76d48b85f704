import type { LanderContent } from '@rendezvous/contracts/landers/content';
import type { VersionContent } from '../../variants/variant.js';

type Content = LanderContent<'home'>;

const en: Content = {
  heading: 'The best evenings start with hello.',
  lead: 'Rendezvous is for adults who like a real conversation. Look around freely, write when you mean it, and pay only for what you send.',
  action: 'See who’s around',
  parts: {},
  alt: { left: 'Painted portrait of a woman', right: 'Painted portrait of a man' },
  social: {
    title: 'Meet someone worth the evening',
    description:
      'Rendezvous is for adults who like a real conversation. Look around freely, write when you mean it, and pay only for what you send.',
  },
};

const fr: Content = {
  heading: 'Les plus belles soirées commencent par bonjour.',
  lead: 'Rendezvous est fait pour les adultes qui aiment parler vraiment. Regardez librement, écrivez quand le cœur y est, ne payez que ce que vous envoyez.',
  action: 'Voir qui est là',
  parts: {},
  alt: { left: 'Portrait peint d’une femme', right: 'Portrait peint d’un homme' },
  social: {
    title: 'Une rencontre qui vaut la soirée',
    description:
      'Rendezvous est fait pour les adultes qui aiment parler vraiment. Regardez librement, écrivez quand le cœur y est, ne payez que ce que vous envoyez.',
  },
};

/** The home page, in the languages of the interface, which the rest of it is written in. */
export const home: VersionContent<'home'> = {
  facts: { template: 'home', goal: 'signup', siteTexts: [], images: {} },
  contents: { en, fr },
};
