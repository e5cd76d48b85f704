import type { AnsweredPrompt } from '@rendezvous/contracts/account/prompts';
import type { CountryCode, Gender, Interest, Language, Locale, RELATIONSHIP_STATUSES, Sexuality } from '@rendezvous/contracts/reference';
import type { BodyType, EyeColor, HairColor, Heritage, Look } from '@rendezvous/portraits';

/** Everything but texts and looks: enough to find who suits whom, and quick to make. */
export interface DemoSketch {
  readonly index: number;
  readonly gender: Gender;
  readonly sexuality: Sexuality;
  /** Years at the reference day. */
  readonly age: number;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly country: CountryCode;
  readonly region: string;
  readonly city: string;
  readonly lat: number;
  readonly lon: number;
  readonly heritage: Heritage;
  readonly language: Language;
  readonly premium: boolean;
  /** An account whose e-mail address is not confirmed: its profile is disabled. */
  readonly unconfirmed: boolean;
  readonly invisible: boolean;
  readonly privacy: boolean;
  readonly fictional: boolean;
  /** Ages of events in minutes before now, so that a world made today looks alive today. */
  readonly activeMinutesAgo: number;
  readonly joinedMinutesAgo: number;
}

/** A member of the demo world. */
export interface DemoPerson extends DemoSketch {
  /** Unique in a world. */
  readonly name: string;
  /** Of the personas `<kind>@demo.test`. */
  readonly email: string;
  /** Language of the interface. */
  readonly locale: Locale;
  readonly relationshipStatus: (typeof RELATIONSHIP_STATUSES)[number];
  readonly hairColor: HairColor;
  readonly eyeColor: EyeColor;
  readonly bodyType: BodyType;
  readonly tattoos: boolean;
  readonly interests: readonly Interest[];
  readonly about: string;
  /** In their own language. */
  readonly prompts: readonly AnsweredPrompt[];
  /** How many portraits, 1 to 8; the first is the main one. */
  readonly photos: number;
  /** Credits in the wallet now. */
  readonly credits: number;
  readonly operator: boolean;
  readonly look: Look;
  /**
   * Index of the person whose portraits these are. A world larger than the painted one shares portraits: with somebody of the same gender,
   * about the same age and the same hair and eyes.
   */
  readonly painted: number;
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
