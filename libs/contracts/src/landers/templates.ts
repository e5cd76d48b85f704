import type * as z from 'zod/mini';
import * as all from './templates/all.js';
import type { TemplateDefinition } from './templates/definition.js';

export type Template = keyof typeof all;

/** What a template's own texts are. */
export type Parts<T extends Template> = z.output<ReturnType<(typeof all)[T]['parts']>>;

/** Designs that a lander can have: those whose page is drawn. */
export const TEMPLATE_DEFINITIONS: Readonly<Record<Template, TemplateDefinition>> = all;
export const TEMPLATES = Object.keys(TEMPLATE_DEFINITIONS) as Template[];

/**
 * Address of a lander; where it is about a member, with `:id` for the member's number. Without a slug, and in a template whose variants have
 * no address of their own, one is chosen for the visitor.
 */
export const landerPath = (template: Template, slug?: string): string => {
  const { about, path, slugs } = TEMPLATE_DEFINITIONS[template];
  const own = path ?? `${about === 'member' ? '/members/:id' : '/landers'}/${template}`;
  return slug === undefined || !slugs ? own : `${own}/${slug}`;
};
