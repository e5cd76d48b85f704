import type { SponsoredCard } from '@rendezvous/contracts/search/sponsored-cards';

/** A picture of no person, which comes with the page. */
export const madeUpPicture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="%233b1d35" d="M0 0h4v3H0z"/><circle cx="2.9" cy="1.1" r=".6" fill="%23f0a35e"/><path fill="%236d3b5f" d="M0 2.2 1.4 1 3 3H0z"/></svg>';

/** Advertisements for stories and tests. */
export const madeUpSponsored: readonly SponsoredCard[] = [
  {
    id: 1,
    kind: 'cam',
    after: 4,
    title: 'Evenings in front of the camera',
    text: 'Hosts who chat live, from eight to midnight. Adults only.',
    link: 'https://cams.example/evenings',
    image: madeUpPicture,
  },
  {
    id: 2,
    kind: 'resell',
    after: 16,
    title: 'Another house for people over forty',
    text: 'Our partner’s site, with members of its own.',
    link: 'https://partner.example/',
    image: madeUpPicture,
  },
];
