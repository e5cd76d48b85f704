import { privateStorage } from '@rendezvous/client';
import { SIGNUP_DRAFT } from '@rendezvous/contracts/account/signup-draft';
import type { MainImage } from '@rendezvous/contracts/session';
import { LAST_STEP } from './signup-values';
import type { SignupValues } from './signup-values';

/** A photo that the server keeps for this signup. */
export interface DraftPhoto {
  readonly draft: string;
  readonly image: MainImage;
  readonly keptUntil: number;
}

/** The answers without password and consents: the one is a secret, the others are given once, knowingly, at the end. */
type DraftValues = Omit<SignupValues, 'password' | 'consent_terms' | 'consent_matching' | 'consent_marketing'>;

/** What the visitor wants to write to a member first, or to nobody in particular. */
export interface FirstLine {
  readonly to: number | null;
  readonly text: string;
}

export interface SignupDraft {
  readonly values: DraftValues;
  readonly step: number;
  readonly photo: DraftPhoto | null;
  readonly firstLine: FirstLine | null;
}

/** A little less than the server keeps a photo. */
export const PHOTO_KEPT_MS = 23 * 3_600_000;

/** What was filled in before a reload; null when there is nothing, or nothing usable. */
export const readDraft = (now: number): SignupDraft | null => {
  const kept = privateStorage.read<SignupDraft>(SIGNUP_DRAFT);
  if (typeof kept?.values !== 'object' || !Number.isInteger(kept.step)) return null;
  const photo = kept.photo !== null && kept.photo.keptUntil > now ? kept.photo : null;
  return { values: kept.values, step: Math.min(Math.max(kept.step, 0), LAST_STEP), photo, firstLine: kept.firstLine ?? null };
};

/** Keeps what is filled in. */
export const keepDraft = (values: SignupValues, { step, photo, firstLine }: Omit<SignupDraft, 'values'>): void => {
  const { password: _password, consent_terms: _terms, consent_matching: _matching, consent_marketing: _marketing, ...kept } = values;
  privateStorage.write(SIGNUP_DRAFT, { values: kept, step, photo, firstLine } satisfies SignupDraft);
};

export const forgetDraft = (): void => privateStorage.remove(SIGNUP_DRAFT);
