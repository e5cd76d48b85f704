import * as z from 'zod/mini';

/** A design that a lander can have. */
export interface TemplateDefinition {
  /** Whether a variant of it has an address of its own, `/landers/<template>/<slug>`. */
  readonly slugs: boolean;
  /** Its address, where that is not made from its name. */
  readonly path?: '/';
  /** Its texts stand among those of the interface, so that they are read in its language. */
  readonly languages?: 'interface';
  /** Whom its pages are about: a member whom the address names, and whose name texts may hold as `{name}`. */
  readonly about?: 'member';
  /** Its places for a picture. */
  readonly images: readonly string[];
  /** Its own texts, beside those that every lander has; how long each may be counts where it is written, not where it is answered. */
  readonly parts: (line: TextSchema) => z.ZodMiniType;
}

/** A text of at most so many characters. */
export type TextSchema = (most: number) => z.ZodMiniString;

/** A text as somebody writes it. */
export const line: TextSchema = (most) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
