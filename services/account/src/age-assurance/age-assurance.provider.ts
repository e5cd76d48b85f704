import type { Locale } from '@rendezvous/contracts/reference';

/** What a company is asked. It hears neither name nor address, and no date of birth. */
export interface NewAgeCheck {
  /** Ours; the company takes the same id only once, so that starting twice is starting once. It comes back with the answer. */
  readonly id: string;
  readonly minAge: number;
  /** Who asks, as the company's page names it. */
  readonly merchant: string;
  readonly locale: Locale;
  /** Path on our site to come back to. The company adds its answer to the query. */
  readonly returnPath: string;
}

export interface StartedAgeCheck {
  /** The company's own name for the check. */
  readonly reference: string;
  /** Address of its page. */
  readonly redirect: string;
}

/** A check as the company knows it. */
export interface KnownAgeCheck {
  readonly id: string;
  /** null when it never answered that it knows of it. */
  readonly reference: string | null;
}

/** All that a company may tell. `unclear`: it cannot say; `cancelled`: the member left. */
export type AgeAnswer = 'pending' | 'over' | 'under' | 'unclear' | 'cancelled';

/** The port to a company that says whether somebody is old enough. Always called outside a transaction. */
export abstract class AgeAssuranceProvider {
  /** Stands on the checks that it answers. */
  abstract readonly name: string;
  /** As members read it, with the address of its own page about privacy. */
  abstract readonly company: { readonly name: string; readonly privacy: string };
  abstract start(check: NewAgeCheck): Promise<StartedAgeCheck>;
  /** Reads the answer in the query that a member came back with; null unless the company gave it for this check. */
  abstract readReturn(check: KnownAgeCheck, query: string): Promise<AgeAnswer | null>;
  /** Asks how a check stands, for when nobody came back; null when the company never heard of it. */
  abstract report(check: KnownAgeCheck): Promise<AgeAnswer | null>;
}
