export { AccountModule } from './account.module.js';
export { entities } from './entities.js';
export { migrations } from './migrations/index.js';
export { Cards, type CardContext } from './cards/cards.service.js';
export { choicesOf, isNew, type MemberCardRow, type CardView, viewInList } from './cards/cards.rules.js';
export { MEMBER_CARD_COLUMNS, MEMBER_CARD_FIELDS, onlineSql } from './cards/cards.store.js';
export { ComplaintThreads } from './complaints/complaint-threads.service.js';
export { Deletions } from './deletion/deletions.service.js';
export { WorldFault, assertWorld, markWorld } from './demo/world.js';
export { PERSONA_PASSWORD, type PersonaKind, PERSONAS } from './demo/personas.js';
export { ACTIVATION_DAYS, Links } from './links/links.service.js';
export { LINK_KINDS, type LinkKind } from './links/token.entity.js';
export { BrowserLogins } from './login/browser-logins.service.js';
export { MailChoices } from './mail-choices/mail-choices.service.js';
export { MailChanges } from './mail-change/mail-changes.service.js';
export type { MemberStatus } from './members/member.entity.js';
export { Members } from './members/members.service.js';
export { TabPresence } from './members/tab-presence.service.js';
export { OwnUser, type OwnUserData } from './members/own-user.service.js';
export { Passwords } from './passwords/passwords.service.js';
export { OperatorFault } from './operators/operator-fault.js';
export { openOperators, type OpenOperators } from './operators/open-operators.js';
export { lockedPhotos, type PhotosShown, photosShown, seesAllPhotos } from './photos/photo-visibility.rules.js';
export { PhotoUrls } from './photos/photo-urls.service.js';
export { PhotoPipeline, type StoredPhoto } from './photos/photo-pipeline.service.js';
export { Photos } from './photos/photos.service.js';
export type { MemberPhoto } from './photos/photos.store.js';
export { BrowserSessions, SESSION_COOKIE } from './sessions/browser-sessions.service.js';
export type { SessionViewer } from './sessions/session-viewer.js';
export { Sessions } from './sessions/sessions.service.js';
export { SignIns } from './sessions/sign-ins.service.js';
export { skeletonOf } from './signup/names.rules.js';
export {
  type Field,
  mayBeShown,
  type OwnerChoices,
  type ViewerKind,
  seesField,
  shownToMembersSql,
} from './visibility/fields.rules.js';
export type { Contact } from './visibility/contacts.store.js';
export { type Contacted, type Relation, Visibility } from './visibility/visibility.service.js';
export { visibleSql } from './visibility/visibility.store.js';
export { PendingSignups, type SignupLink } from './signup/pending-signups.service.js';
