import type { CountryCode } from '@rendezvous/contracts/reference';

/** A town with at least a thousand inhabitants. */
export interface Town {
  readonly country: CountryCode;
  /** Code of its region; null where the source does not tell. */
  readonly region: string | null;
  readonly name: string;
  /** The name as it is compared: see `comparable`. */
  readonly key: string;
  readonly lat: number;
  readonly lon: number;
  readonly inhabitants: number;
}

/** A point, in degrees. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}
