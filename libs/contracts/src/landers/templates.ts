/** Designs that a lander can have: those whose page is drawn, each with texts and pictures of its own. */
export const TEMPLATES = ['alonetonight'] as const;
export type Template = (typeof TEMPLATES)[number];

/** Places for a picture in each template. */
export const IMAGE_ROLES = { alonetonight: ['portrait'] } as const satisfies Record<Template, readonly string[]>;

/** Address of a lander; without a slug one of its template is chosen for the visitor. */
export const landerPath = (template: Template, slug?: string): string => `/landers/${template}${slug === undefined ? '' : `/${slug}`}`;
