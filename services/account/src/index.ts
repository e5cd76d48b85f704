export { entities } from './entities.js';
export { migrations } from './migrations/index.js';
export { Cards, type CardContext } from './cards/cards.service.js';
export { MEMBER_CARD_COLUMNS, type MemberCardRow } from './cards/cards.rules.js';
export { Members, type Reached } from './members/members.service.js';
export type { MemberStatus } from './members/member.entity.js';
export { PhotoAddresses } from './photos/photo-addresses.service.js';
export { type Relation, Visibility } from './visibility/visibility.service.js';
export { visibleSql } from './visibility/visibility.store.js';
