import type { CountryCode, Gender, Locale, Sexuality } from '@rendezvous/contracts/reference';
import type { Viewer } from '@rendezvous/server/http';
import type { MemberStatus } from '../members/member.entity.js';

/** Who is logged in, with what most requests want to know of them. */
export interface SessionViewer extends Viewer {
  readonly premium: boolean;
  readonly status: Exclude<MemberStatus, 'erased'>;
  readonly country: CountryCode;
  readonly gender: Gender;
  readonly sexuality: Sexuality;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly language: Locale;
}
