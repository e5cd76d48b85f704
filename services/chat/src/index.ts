import { ConversationEntity, StartEntity } from './conversations/conversation.entity.js';
import { LikeEntity } from './likes/like.entity.js';
import { MessageEntity } from './messages/message.entity.js';
import { CreateChat1700000004001 } from './migrations/1700000004001-create-chat.js';
import { ReturnHeldOnce1700000004002 } from './migrations/1700000004002-return-held-once.js';
import { ReturnableOfEarlierWriters1700000004003 } from './migrations/1700000004003-returnable-of-earlier-writers.js';
import { KeepReportEvidence1700000004010 } from './migrations/1700000004010-keep-report-evidence.js';
import { ReportEvidenceEntity, ReportEvidenceLookEntity } from './report-evidence/report-evidence.entity.js';

/**
 * The door of chat: what areas to its right may use. In SQL they may join the view `chat.relations (viewer_id, member_id, liked, liked_me,
 * matched, conversation_id)`: one row for each two members who have anything to do with each other, seen from `viewer_id`.
 */
export { ChatModule } from './chat.module.js';
export { ChatList } from './conversations/chat-list.service.js';
export { Typing } from './conversations/typing.service.js';
export { Likes } from './likes/likes.service.js';
export { Liking } from './likes/liking.service.js';
export { MatchReasons } from './likes/match-reasons.service.js';
/** The statement that sends: for measuring it without the rest. */
export { SEND } from './sending/send.store.js';
export type { Between } from './likes/likes.store.js';

export const entities = [LikeEntity, ConversationEntity, StartEntity, MessageEntity, ReportEvidenceEntity, ReportEvidenceLookEntity];
export const migrations = [
  CreateChat1700000004001,
  ReturnHeldOnce1700000004002,
  ReturnableOfEarlierWriters1700000004003,
  KeepReportEvidence1700000004010,
];
