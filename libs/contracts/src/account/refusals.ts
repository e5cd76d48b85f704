import { refusalTable } from '../refusals.js';

export const accountRefusals = refusalTable({
  'account.login-failed': { status: 401, log: 'info' },
  'account.login-blocked': { status: 429, log: 'warn' },
  'account.login-needs-link': { status: 429, log: 'warn' },
  'account.deletion-pending': { status: 409, log: 'info' },
  'account.email-taken': { status: 409, log: 'info' },
  'account.email-deleted': { status: 409, log: 'info' },
  'account.email-not-found': { status: 404, log: 'info' },
  'account.name-taken': { status: 409, log: 'debug' },
  /** `until`: when another name can be taken. */
  'account.name-too-soon': { status: 409, log: 'debug' },
  'account.signups-closed': { status: 403, log: 'info' },
  'account.invitation-unknown': { status: 404, log: 'info' },
  'account.invitation-expired': { status: 410, log: 'info' },
  'account.invitation-used-up': { status: 410, log: 'info' },
  'account.invitation-withdrawn': { status: 410, log: 'info' },
  /** Joining is open to all: nobody has to wait. */
  'account.not-invite-only': { status: 409, log: 'debug' },
  /** Addresses were invited since the operator looked. */
  'account.waiting-changed': { status: 409, log: 'info' },
  /** A short form was sent with these credentials: what is missing is asked at `/complete-signup`. */
  'account.signup-unfinished': { status: 409, log: 'info' },
  'account.signup-not-started': { status: 410, log: 'info' },
  'account.link-invalid': { status: 410, log: 'info' },
  'account.old-password-wrong': { status: 422, log: 'info' },
  /** The challenge is used, over or unknown. */
  'account.passkey-expired': { status: 410, log: 'info' },
  /** What the passkey signed is not what was asked for, or not signed by it. */
  'account.passkey-refused': { status: 422, log: 'warn' },
  'account.passkey-unknown': { status: 401, log: 'info' },
  /** It counted further elsewhere: there are two of one that can only be one. */
  'account.passkey-copied': { status: 401, log: 'warn' },
  'account.passkey-taken': { status: 409, log: 'info' },
  /** `max`: how many a member may have. */
  'account.passkey-limit': { status: 409, log: 'debug' },
  'account.passkey-not-found': { status: 404, log: 'debug' },
  /** By an IP address, or by a host that is not the site's. */
  'account.passkey-unavailable': { status: 409, log: 'info' },
  'account.photo-limit': { status: 409, log: 'debug' },
  /** It is not the one any more that was to be turned or cut. */
  'account.photo-changed': { status: 409, log: 'debug' },
  'account.photo-unreadable': { status: 422, log: 'info' },
  'account.photo-too-large': { status: 413, log: 'info' },
  /** Too small, or a ribbon: `isPhotoShape`. */
  'account.photo-shape': { status: 422, log: 'info' },
  /** Its time is over, it was given up, or nobody here began it. */
  'account.upload-gone': { status: 410, log: 'info' },
  'account.upload-incomplete': { status: 409, log: 'info' },
  'account.upload-damaged': { status: 422, log: 'warn' },
  'account.upload-limit': { status: 429, log: 'warn' },
  'account.profile-not-found': { status: 404, log: 'debug' },
  'account.complaint-not-found': { status: 404, log: 'debug' },
  'account.complaint-address-wrong': { status: 403, log: 'info' },
  /** Another operator did something with it meanwhile. */
  'account.complaint-changed': { status: 409, log: 'info' },
  /** The operator filed it, or is whom it is about; also what is done with a member with whom they have such a complaint open. */
  'account.complaint-own': { status: 403, log: 'warn' },
  /** Nothing was sealed with this report, or its time is over. */
  'account.evidence-not-kept': { status: 404, log: 'info' },
  'account.is-operator': { status: 409, log: 'warn' },
  /** What only operators change of a member, of the operator themselves. */
  'account.member-own': { status: 403, log: 'warn' },
  'account.blocked-by': { status: 403, log: 'debug' },
  /** `limit`: how many in 24 hours. */
  'account.export-limit': { status: 429, log: 'info' },
  'account.export-not-found': { status: 404, log: 'info' },
  /** Told to whoever has a conversation with the member; `name`. */
  'account.paused': { status: 404, log: 'debug' },
  /** An operator disabled the viewer’s profile: they like nobody, write to nobody and add no photo until one shows it again. */
  'account.moderated': { status: 403, log: 'debug' },
  /** The viewer takes a break: coming back comes first. */
  'account.on-break': { status: 403, log: 'debug' },
  /** The viewer's age has to be assured before they like or write. */
  'account.age-needed': { status: 403, log: 'debug' },
  /** The site asks nobody, or the viewer has passed. */
  'account.age-not-asked': { status: 409, log: 'info' },
  /** The company found the viewer too young; only an operator lets them try again. */
  'account.age-refused': { status: 403, log: 'info' },
  /** The company does not answer. */
  'account.age-check-unavailable': { status: 503, log: 'warn' },
  /** Not from the company, of another member, or of a check that there is not. */
  'account.age-result-invalid': { status: 422, log: 'warn' },
});

type AccountRefusals = typeof accountRefusals;

declare module '../refusals.js' {
  interface Refusals extends AccountRefusals {}
}
