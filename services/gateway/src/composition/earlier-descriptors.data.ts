import { parse } from '@formatjs/icu-messageformat-parser';
import type { RemoteDescriptor } from '@rendezvous/contracts/releases';

const counted = (en: string, fr: string) => ({ en: parse(en, { captureLocation: false }), fr: parse(fr, { captureLocation: false }) });

/** What shell and gateway said of the remotes before their descriptors did; pictures by the path of the page. */
export interface EarlierFacts extends Pick<RemoteDescriptor, 'navigation' | 'title' | 'badges' | 'cacheTags'> {
  readonly pictures?: Readonly<Record<string, string[]>>;
}

const PICTURES = ['members.0.main_image.filename', 'members.1.main_image.filename'];

export const EARLIER: Readonly<Record<string, EarlierFacts>> = {
  'mfe-search': {
    pictures: { '/members': PICTURES },
    navigation: {
      bar: [
        {
          path: '/members',
          icon: 'search',
          position: 10,
          for: 'members',
          label: {
            en: 'Search members',
            fr: 'Rechercher',
          },
          short: {
            en: 'Search',
            fr: 'Recherche',
          },
        },
      ],
    },
    title: {
      en: 'Search',
      fr: 'Recherche',
    },
    cacheTags: {
      Members: ['language-changed', 'blocks-changed'],
      Profile: ['language-changed', 'blocks-changed'],
    },
  },
  'mfe-chat': {
    badges: {
      unread: {
        call: '/api/chats.php',
        field: 'total_unread_messages',
        shown: [{ atLeast: 1 }],
        label: counted(
          '{count, plural, one {# unread message} other {# unread messages}}',
          '{count, plural, one {# message non lu} other {# messages non lus}}',
        ),
      },
      'new-likes': {
        call: '/api/likes.php',
        field: 'total_new_likes',
        shown: [{ atLeast: 1 }],
        label: counted(
          '{count, plural, one {# new like} other {# new likes}}',
          '{count, plural, one {# nouveau j’aime} other {# nouveaux j’aime}}',
        ),
      },
    },
    navigation: {
      bar: [
        {
          path: '/chats',
          icon: 'message',
          position: 20,
          for: 'members',
          badge: 'unread',
          label: {
            en: 'Messages',
            fr: 'Messages',
          },
        },
        {
          path: '/likes',
          icon: 'heart',
          position: 30,
          for: 'members',
          badge: 'new-likes',
          label: {
            en: 'Likes',
            fr: 'J’aime',
          },
        },
      ],
    },
    title: {
      en: 'Messages and likes',
      fr: 'Messages et j’aime',
    },
    cacheTags: {
      Chats: ['chats-changed', 'reconnected', 'polled', 'language-changed'],
      Likes: ['likes-changed', 'reconnected', 'polled', 'language-changed'],
    },
  },
  'mfe-billing': {
    badges: {
      credits: {
        call: '/api/user.php',
        field: 'user.credits',
        shown: [
          { atMost: 0, tone: 'danger' },
          { atMost: 10, tone: 'warn' },
        ],
        label: counted(
          '{count, plural, =0 {no credits left} one {# credit left} other {# credits left}}',
          '{count, plural, =0 {plus de crédits} one {# crédit restant} other {# crédits restants}}',
        ),
      },
    },
    navigation: {
      bar: [
        {
          path: '/credits',
          icon: 'coin',
          position: 40,
          for: 'premium',
          badge: 'credits',
          label: {
            en: 'Credits',
            fr: 'Crédits',
          },
        },
        {
          path: '/premium',
          icon: 'star',
          position: 40,
          for: 'free',
          label: {
            en: 'Get Premium',
            fr: 'Devenir Premium',
          },
          short: {
            en: 'Premium',
            fr: 'Premium',
          },
        },
      ],
      footer: [
        {
          path: '/pricing',
          position: 50,
          label: {
            en: 'Pricing',
            fr: 'Tarifs',
          },
        },
      ],
    },
    title: {
      en: 'Credits',
      fr: 'Crédits',
    },
    cacheTags: {
      Orders: [],
      Offers: [],
    },
  },
  'mfe-account': {
    pictures: { '/signup-matches': PICTURES },
    navigation: {
      account: [
        {
          path: '/profile',
          icon: 'user',
          position: 10,
          label: {
            en: 'My profile',
            fr: 'Mon profil',
          },
          short: {
            en: 'Me',
            fr: 'Moi',
          },
        },
        {
          path: '/notifications',
          icon: 'settings',
          position: 20,
          label: {
            en: 'Settings',
            fr: 'Réglages',
          },
        },
      ],
      footer: [
        {
          path: '/complaints',
          position: 60,
          label: {
            en: 'Complaints',
            fr: 'Réclamations',
          },
        },
      ],
    },
    title: {
      en: 'Your account',
      fr: 'Votre compte',
    },
    cacheTags: {
      Profile: ['language-changed', 'blocks-changed'],
      Photos: [],
      Preferences: ['blocks-changed'],
    },
  },
  'mfe-landers': {
    navigation: {
      footer: [
        {
          path: '/pages/terms',
          position: 10,
          label: {
            en: 'Terms',
            fr: 'Conditions',
          },
        },
        {
          path: '/pages/privacy',
          position: 20,
          label: {
            en: 'Privacy',
            fr: 'Vie privée',
          },
        },
        {
          path: '/pages/cookies',
          position: 30,
          label: {
            en: 'Cookies',
            fr: 'Cookies',
          },
        },
        {
          path: '/pages/ban',
          position: 40,
          label: {
            en: 'House rules',
            fr: 'Règles de la maison',
          },
        },
        {
          path: '/pages/return-policy',
          position: 70,
          label: {
            en: 'Refunds',
            fr: 'Remboursements',
          },
        },
        {
          path: '/pages/faq',
          position: 80,
          label: {
            en: 'Questions',
            fr: 'Questions',
          },
        },
      ],
    },
    title: {
      en: 'This page',
      fr: 'Cette page',
    },
  },
};
