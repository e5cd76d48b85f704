import type { CountryCode, Gender, Interest, Language, RELATIONSHIP_STATUSES, Sexuality } from '@rendezvous/contracts/reference';
import type { BodyType, EyeColor, HairColor, Look } from '../portrait/look.js';

/**
 * Somebody of the demo world, as `demoPerson(seed, index)` makes them: the same seed and index always give the same person.
 * Times are relative, so that the world is fresh whenever it is loaded.
 */
export interface DemoPerson {
  readonly index: number;
  /** Unique in the world of one seed. */
  readonly name: string;
  /** Lower case; of the personas `<kind>@demo.test`. */
  readonly email: string;
  readonly gender: Gender;
  readonly sexuality: Sexuality;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly country: CountryCode;
  /** Code as in `services/site/src/regions`. */
  readonly region: string;
  readonly city: string;
  readonly lat: number;
  readonly lon: number;
  /** Language of the texts. */
  readonly language: Language;
  readonly relationshipStatus: (typeof RELATIONSHIP_STATUSES)[number] | null;
  readonly hairColor: HairColor;
  readonly eyeColor: EyeColor;
  readonly bodyType: BodyType;
  readonly tattoos: boolean | null;
  readonly interests: readonly Interest[];
  readonly about: string | null;
  readonly fictional: boolean;
  readonly premium: boolean;
  readonly confirmed: boolean;
  readonly invisible: boolean;
  readonly privacy: boolean;
  readonly operator: boolean;
  /** Credits in the wallet beyond what activation gives; 0 for most free members. */
  readonly credits: number;
  readonly joinedDaysAgo: number;
  readonly activeMinutesAgo: number;
  /** 0 to 8; the first is the main one. */
  readonly photoCount: number;
  readonly look: Look;
}

/** A like from one person to another, by index. */
export interface DemoLike {
  readonly from: number;
  readonly to: number;
  readonly minutesAgo: number;
  /** The receiver has looked at it. */
  readonly seen: boolean;
}

export interface DemoMessage {
  readonly from: number;
  readonly text: string;
  readonly minutesAgo: number;
}

/** A conversation, oldest message first. What comes after `readBy…` messages is unread there. */
export interface DemoConversation {
  readonly starter: number;
  readonly partner: number;
  readonly messages: readonly DemoMessage[];
  readonly readByStarter: number;
  readonly readByPartner: number;
}

/** Who likes whom and who writes to whom. */
export interface DemoLinks {
  readonly likes: readonly DemoLike[];
  readonly conversations: readonly DemoConversation[];
}
