import * as z from 'zod/mini';

/** A text by language. In a source's `descriptor.json` there stands the id of its message instead; the build puts in the texts. */
export const Texts = z.record(z.string(), z.string());

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

/** Address of a GET call, as data names it: never a page, and nothing that leads out of the calls. */
export const ApiCall = z.string().check(z.regex(/^\/api(?:\/:?[a-zA-Z0-9][\w.-]*)+(?:\?[\w=&,.*-]*)?$/));

/** A number beside a link, for members only: which call tells it, and how it is shown. */
export const Badge = z.object({
  /** A call that every member's page asks for: `/api/user.php`, `/api/chats.php` or `/api/likes.php`. Another has no number in the shells of today. */
  call: ApiCall,
  /** Where the number stands in the answer, such as `user.credits`. */
  field: z.string().check(z.minLength(1)),
  /** What is read out, by language: a message with the value `count`, parsed. In a source's `descriptor.json` there stands its id. */
  label: z.record(z.string(), z.array(z.unknown())),
  /** The numbers that are shown: the first range that the number lies in says how it looks. */
  shown: z.array(
    z.object({
      atLeast: z.optional(z.number()),
      atMost: z.optional(z.number()),
      tone: z.optional(z.enum(['warn', 'danger'])),
    }),
  ),
});
export type Badge = z.output<typeof Badge>;

/** Work of one kind that may wait for operators: which call tells how much, and where it is done. */
const WaitingWork = z.object({
  path: z.string().check(z.regex(/^\/operator\//)),
  /** A call for operators, answered as it stands here. */
  call: ApiCall,
  /** Where in the answer a number stands, such as `counts.open`, or a list, which is counted; `more` beside a list says that there is more of it. */
  field: z.string().check(z.minLength(1)),
  /** What waits: "Complaints without an answer". */
  label: Texts,
});
export type WaitingWork = z.output<typeof WaitingWork>;

/** The links that a remote adds to the shell's navigation, by place. */
export const Navigation = z.object({
  /** The bar at the top, and at the bottom of a phone: there with the short label, if it has one. */
  bar: z.optional(
    z.array(
      z.object({
        ...drawn,
        /** Name of one of the remote's badges. */
        badge: z.optional(z.string()),
      }),
    ),
  ),
  /** The account menu. What has a short label stands at the end of a phone's bar too. */
  account: z.optional(z.array(z.object(drawn))),
  footer: z.optional(z.array(z.object(link))),
  /** The menu of the operators' pages, told to operators only. */
  operator: z.optional(
    z.array(
      z.object({
        ...link,
        /** What waits there, for the operators' first page. */
        waiting: z.optional(z.array(WaitingWork)),
      }),
    ),
  ),
});
export type Navigation = z.output<typeof Navigation>;
