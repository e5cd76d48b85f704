import * as z from 'zod/mini';

/** A text by language. In a source's `descriptor.json` there stands the id of its message instead; the build puts in the texts. */
const Texts = z.record(z.string(), z.string());

const link = {
  /** Address of one of the remote's own pages. */
  path: z.string().check(z.regex(/^\//)),
  /** Lower comes first, whichever remote it is of. */
  position: z.number(),
  /** Who is offered it, among those who see the place at all; without it everyone. */
  for: z.optional(z.enum(['everyone', 'members', 'free', 'premium'])),
  label: Texts,
};

/** An entry that stands beside an icon. */
const drawn = {
  ...link,
  /** Name of an icon of `libs/ui`, such as `check-double`. */
  icon: z.string(),
  /** One word, for the bar of a phone. */
  short: z.optional(Texts),
};

/** The links that a remote adds to the shell's navigation, by place. */
export const Navigation = z.object({
  /** The bar at the top, and at the bottom of a phone: there with the short label, if it has one. */
  bar: z.optional(
    z.array(
      z.object({
        ...drawn,
        /** A number that the shell counts. */
        badge: z.optional(z.enum(['unread', 'new-likes', 'credits'])),
      }),
    ),
  ),
  /** The account menu. What has a short label stands at the end of a phone's bar too. */
  account: z.optional(z.array(z.object(drawn))),
  footer: z.optional(z.array(z.object(link))),
});
export type Navigation = z.output<typeof Navigation>;
