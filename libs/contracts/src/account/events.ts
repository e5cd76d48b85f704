import '../events.js';

declare module '../events.js' {
  interface DomainEvents {
    /** `visitor`: the browser, as rows of measuring name it, where its visitor agreed to be measured. */
    'account.member-joined': { memberId: number; visitor?: string | null };
    /** The member asked for the activation mail again. */
    'account.activation-mail-asked': { memberId: number };
    /** Somebody signs up, and only the mailbox of the address is told. */
    'account.signup-pending': { signupId: number };
    /** The same with the address of this member. */
    'account.signup-repeated': { memberId: number };
    /** An address waits for an invitation. */
    'account.address-left': { waitingId: number };
    /** It was invited. */
    'account.address-invited': { waitingId: number };
    'account.member-activated': { memberId: number };
    /** Anything that search or a card shows may have changed: name, place, photos, visibility, status, premium. */
    'account.profile-changed': { memberId: number };
    'account.password-reset-asked': { memberId: number };
    'account.password-changed': { memberId: number };
    /** The owner, or whoever had their login, ended sessions on other devices. */
    'account.devices-logged-out': { memberId: number };
    'account.passkey-added': { memberId: number };
    'account.passkey-removed': { memberId: number };
    /** A link is wanted at the new address. */
    'account.mail-change-asked': { memberId: number; changeId: number };
    'account.mail-changed': { memberId: number; changeId: number };
    /** The address of before is the member's again. */
    'account.mail-restored': { memberId: number; changeId?: number };
    /** A mail to the address was refused; a link is wanted that proves it. */
    'account.address-proof-asked': { memberId: number };
    /** Somebody logged in with a browser that the account did not have before. */
    'account.browser-added': { memberId: number; browserId: number };
    /** An operator corrected gender or date of birth. */
    'account.details-corrected': { memberId: number };
    /** An operator disabled the profile, or shows it again. */
    'account.moderation-changed': { memberId: number };
    /** Somebody complained, and is told by mail that it has arrived. */
    'account.complaint-filed': { complaintId: number };
    /** An operator answered a complaint. */
    'account.complaint-answered': { answerId: number };
    'account.deletion-asked': { memberId: number };
    /** The address is still not confirmed, and the account will be erased for it. */
    'account.confirmation-overdue': { memberId: number };
    /** What a company said of the member’s age is good for a few days more. */
    'account.age-expiring': { memberId: number };
    'account.export-ready': { memberId: number; exportId: number };
    'account.member-erased': { memberId: number };
  }
  /** What open tabs are told. */
  interface SocketEvents {
    'user-changed': object;
    'logged-out': object;
  }
}
