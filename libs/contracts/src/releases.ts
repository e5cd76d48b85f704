import * as z from 'zod/mini';
import { ApiCall, Badge, Navigation, Texts } from './navigation.js';
import type { Locale } from './reference/index.js';
import type { RefusalBody } from './refusals.js';
import { type Access, route } from './route.js';

/** The contract between shell and remotes that this source speaks; raised when one of them could no longer do with an older other. */
export const CONTRACT = 1;
/** The oldest contract that a shell of this source still offers: a remote's number lies between the two. */
export const OLDEST_CONTRACT = 1;

/** A page that the shell draws itself, and the chunk that it lives in. */
export interface ShellPage {
  readonly path: string;
  readonly chunk: string;
  /** Absent: anyone. */
  readonly access?: Access;
  /** Who draws it first; absent: the browser. */
  readonly draw?: 'server' | 'browser';
  /** GET calls that it begins with, answered inside the page. One that this site does not have is no loss. */
  readonly data?: readonly string[];
}

const RemoteName = z.string().check(z.regex(/^mfe-[a-z]+$/));
const Version = z.string().check(z.regex(/^[\w.-]{1,40}$/));

/**
 * What the path of a page may look like: small words and parameters, at the end up to two parameters that may be missing. Everything else
 * that a router knows (a slash at the end, capitals, splats) would mean an address of another page as well.
 */
const RoutePath = z.string().check(z.regex(/^(?:\/|(?:\/(?:[a-z0-9][a-z0-9.-]*|:[a-zA-Z]+))+(?:\/:[a-zA-Z]+\?){0,2})$/));

/** One page of a remote. */
export const RemoteRoute = z.object({
  path: RoutePath,
  layout: z.enum(['default', 'chat', 'lander', 'empty']),
  access: z.enum(['anyone', 'member', 'operator']),
  /** Name of the chunk that the screen lives in. */
  chunk: z.string().check(z.minLength(1)),
  /**
   * GET calls of the screen, answered inside the page. `:name` is the route's parameter, `?*` the page's own query, `?a&list*&b=1` what it says of
   * `a` and `list`, and always the same `b`.
   */
  data: z.array(ApiCall),
  /** Which of the remote's screens it is, where several live in one chunk; without it the chunk's. */
  screen: z.optional(z.string()),
  /** Where the answers of `data` name the pictures that the screen begins with, such as `members.0.main_image.filename`. */
  pictures: z.optional(z.array(z.string())),
  /** Who draws the first screen; the browser unless it is said, as in releases from before servers drew. */
  draw: z.optional(z.enum(['server', 'browser'])),
  /**
   * When the scripts of a page that a server has drawn run: once it is seen, unless it says `touch`. Then they are fetched, and run at the first
   * touch, or 4 s after the page was seen: for a page of links and forms.
   */
  start: z.optional(z.enum(['seen', 'touch'])),
  /** What the page is about may not exist: the document is "not found" when any call of `data` is. */
  mayBeMissing: z.optional(z.boolean()),
  /**
   * Search engines may list it, without its query. What says something to whoever has not come yet does: landers, the search, prices, content
   * pages. Forms (login, signup) and what is about somebody do not.
   */
  indexed: z.optional(z.boolean()),
  /** Search engines may list it where this setting of the site says so, and the first call of `data` is answered to visitors. */
  indexedIf: z.optional(z.enum(['profiles_indexed'])),
  /** The page that search engines list in its stead: this is another version of that. */
  canonical: z.optional(RoutePath),
  /** How its document is called and described where neither answers nor a drawing say it. */
  title: z.optional(Texts),
  description: z.optional(Texts),
  /** Where members are sent instead; `:name` is the route's parameter. */
  membersTo: z.optional(RoutePath),
});
export type RemoteRoute = z.output<typeof RemoteRoute>;

/** What shell and gateway know of a remote without running it. */
export const RemoteDescriptor = z.object({
  remote: RemoteName,
  area: z.string().check(z.regex(/^[a-z]+$/)),
  container: z.string().check(z.regex(/^mfe_[a-z]+$/)),
  /** The team that answers for it. */
  owner: z.string().check(z.minLength(1)),
  /** The newest contract that it speaks. */
  contract: z.int().check(z.positive()),
  /** The oldest that it can do with as well; absent when it speaks one only. */
  oldestContract: z.optional(z.int().check(z.positive())),
  routes: z.array(RemoteRoute),
  /** Parts that it shows in others' pages, by name; the chunk of a part has the same name. */
  slots: z.array(z.string()),
  /** KB of scripts (brotli) that it allows itself before a screen or part is there, by chunk. Absent in releases from before budgets. */
  budgets: z.optional(z.record(z.string(), z.number().check(z.positive()))),
  /** Absent in releases that were made before remotes had a say in the navigation; a remote without links has an empty one. */
  navigation: z.optional(Navigation),
  /** What a visitor calls the area, for the card that stands in for it. Like the next two, absent in releases from before areas said it. */
  title: z.optional(Texts),
  /** The numbers beside its links, by name. */
  badges: z.optional(z.record(z.string(), Badge)),
  /**
   * The cache tags of its calls, each with what makes their answers stale: types of socket events, `reconnected` (some may have been
   * lost), `polled` (each minute), `language-changed`, `blocks-changed`.
   */
  cacheTags: z.optional(z.record(z.string(), z.array(z.string()))),
});
export type RemoteDescriptor = z.output<typeof RemoteDescriptor>;

/**
 * Why a visitor gets a version: the remote's stable one, its canary, because the remote is pinned to it, because a dev server
 * serves it, or because a signed link shows it to this tab.
 */
export type ReleaseChannel = 'stable' | 'canary' | 'pinned' | 'development' | 'override';

/** A version of a remote that can be loaded. */
export interface LoadableRelease {
  readonly version: string;
  /** Address of the container's entry file. */
  readonly entry: string;
  readonly integrity: string;
  readonly descriptor: RemoteDescriptor;
}

/** The version of a remote that the gateway chose for this visitor. */
export interface RemoteRelease extends LoadableRelease {
  readonly channel: ReleaseChannel;
  /** What to load when this version fails: the stable one for a canary, else the one that was stable before. */
  readonly fallback: LoadableRelease | null;
  /** Names of the files beside the entry that a screen needs, by its chunk, in the page's language: what may be fetched ahead. */
  readonly screens?: Readonly<Record<string, readonly string[]>>;
}

/** A build that a tab shows instead of the released one, because a signed link was opened in it. */
export interface TabOverride {
  /** What a tab remembers it by: of this link and of no other. */
  readonly mark: string;
  /** The link was opened in this tab just now. */
  readonly begins: boolean;
  readonly release: RemoteRelease;
  /** Where it comes from. */
  readonly origin: string;
  readonly until: string;
}

/**
 * Why a signed link shows nothing: not signed by this site, over, from an origin that is not allowed, of no remote of this site, or of a
 * contract that the shell does not offer.
 */
export const OVERRIDE_REFUSALS = ['forged', 'expired', 'origin', 'remote', 'contract'] as const;
export type OverrideRefusal = (typeof OVERRIDE_REFUSALS)[number];

export interface RefusedOverride {
  readonly reason: OverrideRefusal;
  /** Of one that was shown until now: it concerns the tabs with this mark. Null: the link was opened in this tab just now. */
  readonly mark: string | null;
}

/** A call that a page was drawn with. */
export interface AnsweredCall {
  readonly endpointName: string;
  readonly arg: unknown;
  /** Its address, by which the first answers name it. */
  readonly url: string;
}

/** What the gateway writes into the page: which remotes, in which version, for whom, and the first answers. */
export interface Composition {
  /** Signed name of this page view: a report of a failure carries it. */
  readonly pageView: string;
  readonly locale: Locale;
  readonly offeredLocales: readonly Locale[];
  /** What is released, by area: also where a tab shows something else. */
  readonly remotes: Readonly<Record<string, RemoteRelease>>;
  /** Integrity of the shell's own chunks, by address. */
  readonly shellFiles: Readonly<Record<string, string>>;
  /** Version of the shell that the page is made of; absent in pages from before the shell told of its own failures. */
  readonly shell?: string;
  readonly firstAnswers: Readonly<Record<string, unknown>>;
  /** First calls about what is not there, by address; their answers name no request. Absent where there are none. */
  readonly firstRefusals?: Readonly<Record<string, { readonly status: number; readonly body: RefusalBody }>>;
  /** The page stands in its root already, drawn with these of the first answers. Absent where the browser draws it. */
  readonly drawn?: readonly AnsweredCall[];
  /** What this browser's tabs may show, each if it has the mark. Absent in every member's page, like the next. */
  readonly overrides?: readonly TabOverride[];
  readonly refusedOverride?: RefusedOverride;
}

/** Where a remote or the shell failed: its entry, the exposed module, its messages, a later chunk, while it was drawn, or only its look. */
const FAILURE_PHASES = ['entry', 'expose', 'messages', 'chunk', 'render', 'style'] as const;
export type FailurePhase = (typeof FAILURE_PHASES)[number];

/**
 * How it failed. `timeout`: no answer in time. `unreachable`: not fetched, not a script, or not the pinned bytes (a browser
 * does not tell these apart). `threw`: it ran and threw. `incomplete`: it ran and did not give what it should. `contract`: its
 * number is not one that the shell offers. `suspended`: it was drawn, all its files were there, and it went on waiting.
 */
const FAILURE_CODES = ['timeout', 'unreachable', 'threw', 'incomplete', 'contract', 'suspended'] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

/** As releases and reports name the shell. */
export const SHELL_NAME = 'shell';

/** Longest signed name of a page view that a report may carry. */
export const PAGE_VIEW_MAX = 120;

/** A forged or expired page view is `request.invalid`; a second report of the same remote in a page view is taken and not counted. */
export const reportRemoteFailure = route({
  method: 'POST',
  path: '/api/remote-failures',
  summary: 'Reports that a remote, or the shell, did not work in this page view; answers 204.',
  access: 'anyone',
  body: z.object({
    pageView: z.string().check(z.maxLength(PAGE_VIEW_MAX)),
    /** A remote, or the shell. */
    remote: z.string().check(z.regex(/^(shell|mfe-[a-z]+)$/)),
    version: Version,
    phase: z.enum(FAILURE_PHASES),
    code: z.enum(FAILURE_CODES),
  }),
  reply: z.void(),
  refusals: ['request.too-many'],
  limit: 'failure_report',
});
