import type { LanderContent, LanderFacts } from '@rendezvous/contracts/landers/content';
import type { Template } from '@rendezvous/contracts/landers/templates';
import type { Language } from '@rendezvous/contracts/reference';

type VariantState = 'draft' | 'published' | 'withdrawn';

/** A picture of a variant: where its renditions lie, and what stays in sight. */
export interface StoredImage {
  /** Made from the file and its focus: the same picture has the same key. */
  readonly key: string;
  readonly focus: { readonly x: number; readonly y: number };
}

/** What of `lander.json` belongs to a version; weight and schedule are moved without a new one. */
interface VersionFacts<T extends Template> extends Pick<LanderFacts, 'goal' | 'siteTexts' | 'targeting' | 'social'> {
  readonly template: T;
  readonly images: Readonly<Record<string, StoredImage>>;
}

/** English is always among them. */
export type Contents<T extends Template = Template> = { readonly en: LanderContent<T> } & Readonly<
  Partial<Record<Language, LanderContent<T>>>
>;

/** Texts and pictures that belong together; never changed once kept. */
export interface VersionContent<T extends Template = Template> {
  readonly facts: VersionFacts<T>;
  readonly contents: Contents<T>;
}

/** What commands move. */
export interface VariantStatus {
  readonly state: VariantState;
  /** The version that is served; null before the first is published. */
  readonly version: number | null;
  readonly weight: number;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** A variant by its names. */
export interface VariantName {
  readonly siteId: number;
  readonly slug: string;
}

export interface Variant extends VariantName, VariantStatus {
  readonly template: Template;
}

/** A published variant with what it shows; its time may not have come. */
export interface PublishedVariant extends Variant, VersionContent {}

/** Who did what when. */
export interface HistoryLine {
  readonly slug: string;
  readonly action: LanderAction;
  readonly before: VariantStatus;
  readonly after: VariantStatus;
  readonly actor: string;
  readonly at: Date;
}

export type LanderAction = 'publish' | 'schedule' | 'weight' | 'withdraw' | 'undo';
