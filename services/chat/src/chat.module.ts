import { Module } from '@nestjs/common';
import { AccountModule } from '@rendezvous/account';
import { BillingModule } from '@rendezvous/billing';
import { SiteModule } from '@rendezvous/site';
import { BlocksController } from './blocks/blocks.controller.js';
import { Blocks } from './blocks/blocks.service.js';
import { BlocksStore } from './blocks/blocks.store.js';
import { CardContexts } from './card-contexts.service.js';
import { ChatList } from './conversations/chat-list.service.js';
import { ChatListStore } from './conversations/chat-list.store.js';
import { ConversationsController } from './conversations/conversations.controller.js';
import { ConversationRemoval } from './conversations/conversation-removal.service.js';
import { ConversationRemovalStore } from './conversations/conversation-removal.store.js';
import { ConversationsStore } from './conversations/conversations.store.js';
import { Typing } from './conversations/typing.service.js';
import { ErasureListener } from './erasure/erasure.listener.js';
import { Erasure } from './erasure/erasure.service.js';
import { CreditReturns } from './held-messages/credit-returns.service.js';
import { HeldMessagesListener } from './held-messages/held-messages.listener.js';
import { HeldMessages } from './held-messages/held-messages.service.js';
import { HeldMessagesStore } from './held-messages/held-messages.store.js';
import { LikesController } from './likes/likes.controller.js';
import { LikesListener } from './likes/likes.listener.js';
import { Likes } from './likes/likes.service.js';
import { LikesStore } from './likes/likes.store.js';
import { Liking } from './likes/liking.service.js';
import { MatchReasons } from './likes/match-reasons.service.js';
import { MessagesController } from './messages/messages.controller.js';
import { Messages } from './messages/messages.service.js';
import { MessagesStore } from './messages/messages.store.js';
import { ReadState } from './messages/read-state.service.js';
import { NoticesJob } from './notices/notices.job.js';
import { NoticesStore } from './notices/notices.store.js';
import { ChatPersonalData } from './personal-data/personal-data.service.js';
import { ConversationsTold } from './personal-data/conversations-told.service.js';
import { EvidenceTold } from './personal-data/evidence-told.service.js';
import { LikesTold } from './personal-data/likes-told.service.js';
import { PersonalDataStore } from './personal-data/personal-data.store.js';
import { EvidenceSealing } from './report-evidence/evidence-sealing.service.js';
import { ChatEvidence } from './report-evidence/report-evidence.service.js';
import { ReportEvidenceStore } from './report-evidence/report-evidence.store.js';
import { UnansweredSending } from './sending/unanswered-sending.service.js';
import { SendBatch } from './sending/send-batch.service.js';
import { SendStore } from './sending/send.store.js';
import { SendingController } from './sending/sending.controller.js';
import { Sending } from './sending/sending.service.js';
import { StartConditions } from './sending/start-conditions.service.js';
import { ConversationStart } from './sending/conversation-start.service.js';

const stores = [
  BlocksStore,
  ChatListStore,
  ConversationRemovalStore,
  ConversationsStore,
  HeldMessagesStore,
  LikesStore,
  MessagesStore,
  NoticesStore,
  PersonalDataStore,
  ReportEvidenceStore,
  SendStore,
];
const services = [
  CardContexts,
  Likes,
  Liking,
  MatchReasons,
  Blocks,
  ConversationRemoval,
  ChatList,
  Typing,
  SendBatch,
  UnansweredSending,
  Sending,
  ConversationStart,
  StartConditions,
  Messages,
  ReadState,
  HeldMessages,
  CreditReturns,
  Erasure,
  EvidenceSealing,
];
const reactions = [
  LikesListener,
  HeldMessagesListener,
  ErasureListener,
  NoticesJob,
  ChatPersonalData,
  ConversationsTold,
  LikesTold,
  EvidenceTold,
  ChatEvidence,
];

/** Likes, conversations, messages, blocks. */
@Module({
  imports: [SiteModule, AccountModule, BillingModule],
  controllers: [LikesController, BlocksController, ConversationsController, MessagesController, SendingController],
  providers: [...stores, ...services, ...reactions],
  exports: [ChatList, Likes, Liking, MatchReasons, Typing],
})
export class ChatModule {}
