import type { Locale } from '@rendezvous/contracts/reference';

interface Texts {
  readonly conversation: (name: string) => string;
  readonly you: string;
  readonly deleted: string;
  readonly hidden: string;
  readonly removed: string;
  readonly likes: string;
  readonly received: string;
  readonly likeColumns: readonly string[];
  readonly evidence: string;
  readonly evidenceColumns: readonly string[];
}

/** What the readable page of an export says of likes and conversations. */
export const EXPORT_TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    conversation: (name) => `Conversation with ${name}`,
    you: 'You',
    deleted: 'Deleted member',
    hidden: 'Member not available',
    removed: 'Message removed',
    likes: 'Whom you like',
    received: 'Who likes you',
    likeColumns: ['Member', 'Since'],
    evidence: 'Conversations kept with your reports',
    evidenceColumns: ['Report', 'Messages', 'Kept until'],
  },
  fr: {
    conversation: (name) => `Conversation avec ${name}`,
    you: 'Vous',
    deleted: 'Membre supprimé',
    hidden: 'Membre indisponible',
    removed: 'Message supprimé',
    likes: 'Les membres que vous aimez',
    received: 'Les membres qui vous aiment',
    likeColumns: ['Membre', 'Depuis'],
    evidence: 'Conversations conservées avec vos signalements',
    evidenceColumns: ['Signalement', 'Messages', 'Conservée jusqu’au'],
  },
};
