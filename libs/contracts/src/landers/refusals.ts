import { refusalTable } from '../refusals.js';

export const landersRefusals = refusalTable({
  'landers.page-not-found': { status: 404, log: 'debug' },
  'landers.lander-not-found': { status: 404, log: 'debug' },
  /** Somebody else moved it meanwhile. */
  'landers.command-too-late': { status: 409, log: 'debug' },
  'landers.member-not-listed': { status: 404, log: 'debug' },
  /** The site would keep something else than a link says. */
  'landers.link-not-kept': { status: 400, log: 'debug' },
});

type LandersRefusals = typeof landersRefusals;

declare module '../refusals.js' {
  interface Refusals extends LandersRefusals {}
}
